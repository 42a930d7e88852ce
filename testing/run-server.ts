// Start the server as server/main.ts does, with the pages of the tests.
import { enableCompileCache } from 'node:module';
import { testPages } from './test-pages.ts';

enableCompileCache();
const { run } = await import('../server/run.ts');
await run({ webRoot: testPages });
