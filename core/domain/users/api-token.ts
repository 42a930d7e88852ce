/** The scopes of personal API tokens: which part of the journal a token may read. */
export const TOKEN_SCOPES = ['reflections', 'summaries', 'stats'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Every token begins with this prefix, so that people and secret scanners recognise tokens. */
export const TOKEN_PREFIX = 'inward_';
