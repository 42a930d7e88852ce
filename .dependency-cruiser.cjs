/** The directions of the layout: docs/map.md draws them, this file enforces them. */
const test = '\\.test\\.tsx?$';

/** A layer may import itself and everything below it; never anything above. */
const downwards = (zone, order) =>
  order.slice(0, -1).map((low, index) => ({
    name: `${zone}-${low}-looks-down-only`,
    severity: 'error',
    from: { path: `^${zone}/${low}/`, pathNot: test },
    to: {
      path: order
        .slice(index + 1)
        .map((high) => `^${zone}/${high}/`)
        .join('|'),
    },
  }));

const rooms = ['reminders', 'users', 'reflections', 'stats', 'summaries', 'devices', 'your-data'];

module.exports = {
  forbidden: [
    {
      // A chunk that is loaded later may know whoever loads it: neither waits for the other.
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
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
      name: 'web-and-server-never-meet',
      severity: 'error',
      from: { path: '^web/', pathNot: test },
      to: { path: '^server/' },
    },
    {
      name: 'server-and-web-never-meet',
      severity: 'error',
      from: { path: '^server/', pathNot: test },
      to: { path: '^web/' },
    },
    {
      name: 'shipped-code-knows-no-tests',
      severity: 'error',
      from: { path: '^(core|server|web)/', pathNot: test },
      to: { path: '^(testing|e2e|bench|scripts)/' },
    },
    {
      name: 'service-worker-stands-alone',
      severity: 'error',
      from: { path: '^web/service-worker/', pathNot: test },
      to: { path: '^web/', pathNot: '^web/service-worker/' },
    },
    ...downwards('web', ['ui', 'device', 'data', 'identity', 'features', 'screens', 'app']),
    ...downwards('server/features', rooms),
    {
      name: 'screens-do-not-know-each-other',
      severity: 'error',
      from: { path: '^web/screens/([^/]+)/', pathNot: test },
      to: { path: '^web/screens/', pathNot: '^web/screens/$1/' },
    },
    {
      name: 'features-reach-no-wiring',
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
