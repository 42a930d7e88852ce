import { enableCompileCache } from 'node:module';

// Enable the compile cache before loading anything else: it halves the time until the server listens.
enableCompileCache();

const { run } = await import('./run.ts');
await run();
