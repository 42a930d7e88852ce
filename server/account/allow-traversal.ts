import { chmodSync, statSync } from 'node:fs';

/** Let other users enter a folder of the product, but not list it, so that they can reach folders inside it. */
export function allowTraversal(folder: string): void {
  const { uid, mode } = statSync(folder);
  if (uid === 0 && (mode & 0o001) === 0) chmodSync(folder, (mode & 0o777) | 0o011);
}
