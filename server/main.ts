import { enableCompileCache } from 'node:module';

// Before anything else is loaded: the cache halves the time until the server listens.
enableCompileCache();

const { run } = await import('./run.ts');
await run();
