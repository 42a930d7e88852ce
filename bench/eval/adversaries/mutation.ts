import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';

/** Spoils a good summary in one way. Returns null if that is impossible for this summary. */
export type Mutation = (summary: WrittenSummary, labelled: LabelledWeek) => WrittenSummary | null;
