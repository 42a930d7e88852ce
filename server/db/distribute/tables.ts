/**
 * The tables that grow with what users write; each row is stored on the worker of its owner. The other tables stay on
 * the coordinator, because one statement, such as the claim of due messages, changes rows of several owners.
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

/** Every node has a copy of these tables, because rows of users reference them. */
export const referenceTables = ['prompts'] as const;
