/** The scopes of personal API tokens: which part of the journal a token may read. */
export const TOKEN_SCOPES = ['reflections', 'summaries', 'stats'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The beginning of every token, by which people and secret scanners recognise it. */
export const TOKEN_PREFIX = 'inward_';
