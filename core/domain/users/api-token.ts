/** Which part of the journal a personal API token may read. */
export const TOKEN_SCOPES = ['reflections', 'summaries', 'stats'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The beginning of every token, so that people and secret scanners recognise tokens. */
export const TOKEN_PREFIX = 'inward_';
