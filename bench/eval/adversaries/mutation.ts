import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';

/** Spoils a good summary in one way. Returns null if the summary contains nothing that can be spoiled in this way. */
export type Mutation = (summary: WrittenSummary, labelled: LabelledWeek) => WrittenSummary | null;
