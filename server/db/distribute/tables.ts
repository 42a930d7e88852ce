/**
 * The tables that grow with what people write: each row is on the worker of its owner. The others stay on the coordinator,
 * because a statement about several owners, such as the claim of a due message, locks and changes their rows at once.
 */
export const distributedTables = [
  'users',
  'days',
  'reflections',
  'summaries',
  'summary_versions',
  'theme_corrections',
  'security_events',
  'api_tokens',
] as const;

/** Each worker has a copy of these tables: rows of users refer to them. */
export const referenceTables = ['prompts'] as const;
