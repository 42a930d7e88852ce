/** A reflection of the sample person. */
export type SampleReflection = {
  /** Monday is 0. */
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  type: 'evening' | 'deep';
  /** Which prompt it answers: the index in eveningPrompts or deepPrompts. */
  promptIndex?: number;
  content: string;
};

/** One week of the sample person, at most one reflection per weekday and type, in the order they were written. */
export type SampleWeek = {
  /** What happened that week, for whoever reads the source; shown nowhere. */
  about: string;
  reflections: readonly SampleReflection[];
};
