/** What a personal API token may read. */
export const TOKEN_SCOPES = ['reflections', 'summaries', 'stats'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** How every token begins, so that people and secret scanners recognise it. */
export const TOKEN_PREFIX = 'inward_';
