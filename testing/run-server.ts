// The server as a process of its own, like server/main.ts, with the few pages of the tests.
import { run } from '../server/run.ts';
import { testPages } from './test-pages.ts';

await run({ webRoot: testPages });
