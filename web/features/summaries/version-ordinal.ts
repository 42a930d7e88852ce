const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Return the ordinal of the version at this index: 'first' for 0. */
export const versionOrdinal = (index: number): string => ordinals[index] ?? `${index + 1}th`;
