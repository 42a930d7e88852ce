import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';

/** Spoils a good summary in one way. Returns null if the summary has no place for it. */
export type Mutation = (summary: WrittenSummary, labelled: LabelledWeek) => WrittenSummary | null;
