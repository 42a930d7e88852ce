/**
 * The tables that grow with what people write. Each row is stored on the worker of its owner. The other tables stay on
 * the coordinator, because a single statement, such as the claim of due messages, changes rows of several owners there.
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

/** Every node has a copy of these tables, because rows of users refer to them. */
export const referenceTables = ['prompts'] as const;
