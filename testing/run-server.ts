// Starts the server as server/main.ts does, but with the small test pages instead of a build.
import { enableCompileCache } from 'node:module';
import { testPages } from './test-pages.ts';

enableCompileCache();
const { run } = await import('../server/run.ts');
await run({ webRoot: testPages });
