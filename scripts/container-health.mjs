// The container's health check: exit with 0 while the server answers and its database accepts writes.
const { PORT = '3000', BASE_PATH = '', ROLES = 'web' } = process.env;
// A process that only runs jobs has no port. It is healthy as long as it runs.
if (!ROLES.includes('web')) process.exit(0);
const path = `${BASE_PATH.replace(/\/+$/, '')}/api/health`;
const { ok } = await fetch(`http://127.0.0.1:${PORT}${path}`, { signal: AbortSignal.timeout(4_000) }).catch(() => ({}));
process.exit(ok ? 0 : 1);
