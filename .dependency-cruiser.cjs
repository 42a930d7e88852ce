/** The import rules of the layout that docs/map.md describes. */
const test = '\\.test\\.tsx?$';

/** A layer may import itself and the layers below it, never one above. */
const downwards = (zone, order) =>
  order.slice(0, -1).map((low, index) => ({
    name: `${zone}-${low}-imports-lower-layers-only`,
    severity: 'error',
    from: { path: `^${zone}/${low}/`, pathNot: test },
    to: {
      path: order
        .slice(index + 1)
        .map((high) => `^${zone}/${high}/`)
        .join('|'),
    },
  }));

const rooms = [
  'reminders',
  'invites',
  'security',
  'users',
  'tokens',
  'reflections',
  'stats',
  'summaries',
  'devices',
  'your-data',
  'operators',
];

module.exports = {
  forbidden: [
    {
      // Type-only and dynamic imports count as well: a reader follows them like any other.
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-imports-itself-only',
      severity: 'error',
      from: { path: '^core/domain/', pathNot: test },
      to: { pathNot: '^core/domain/' },
    },
    {
      name: 'core-imports-zod-and-itself',
      severity: 'error',
      from: { path: '^core/', pathNot: test },
      to: { pathNot: '^core/|^node_modules/zod/' },
    },
    {
      name: 'web-does-not-import-server',
      severity: 'error',
      from: { path: '^web/', pathNot: test },
      to: { path: '^server/' },
    },
    {
      name: 'server-does-not-import-web',
      severity: 'error',
      from: { path: '^server/', pathNot: test },
      to: { path: '^web/' },
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: { path: '^(core|server|web)/', pathNot: test },
      to: { path: '^(testing|e2e|bench|scripts)/' },
    },
    {
      name: 'service-worker-imports-itself-only',
      severity: 'error',
      from: { path: '^web/service-worker/', pathNot: test },
      to: { path: '^web/', pathNot: '^web/service-worker/' },
    },
    ...downwards('web', ['ui', 'device', 'data', 'identity', 'features', 'screens', 'app']),
    ...downwards('server/features', rooms),
    {
      name: 'screens-do-not-import-each-other',
      severity: 'error',
      from: { path: '^web/screens/([^/]+)/', pathNot: test },
      to: { path: '^web/screens/', pathNot: '^web/screens/$1/' },
    },
    {
      name: 'features-do-not-import-startup',
      severity: 'error',
      from: { path: '^server/features/', pathNot: test },
      to: { path: '^server/(main|start|config/config)\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
