import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestApp } from './test-app.ts';

type Typed = { readonly answer: string; readonly variables?: Readonly<Record<string, string>> };

/** Run `npm run admin` as a process on the database of a test app, and type `answer`. */
export function runAdmin(
  app: TestApp,
  { answer, variables }: Typed,
  ...words: string[]
): Promise<{ code: number | null; text: string }> {
  const program = fileURLToPath(new URL('../server/admin.ts', import.meta.url));
  const env = { PATH: '/usr/bin:/bin', ...app.database.variables, DATA_DIR: app.dataDir, ...variables };
  const child = spawn(process.execPath, [program, ...words], { env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  child.stdin.end(answer);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}
