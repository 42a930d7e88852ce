// The health check of the container: exit code 0 while the server answers and its database takes writes.
const { PORT = '3000', BASE_PATH = '', ROLES = 'web' } = process.env;
// A process that only runs jobs listens on no port: its health is that it runs.
if (!ROLES.includes('web')) process.exit(0);
const path = `${BASE_PATH.replace(/\/+$/, '')}/api/health`;
const { ok } = await fetch(`http://127.0.0.1:${PORT}${path}`, { signal: AbortSignal.timeout(4_000) }).catch(() => ({}));
process.exit(ok ? 0 : 1);
