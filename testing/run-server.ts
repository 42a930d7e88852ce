// The server as a process of its own, like server/main.ts, with the few pages of the tests.
import { enableCompileCache } from 'node:module';
import { testPages } from './test-pages.ts';

enableCompileCache();
const { run } = await import('../server/run.ts');
await run({ webRoot: testPages });
