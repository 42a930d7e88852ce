import { chmodSync, statSync } from 'node:fs';

/** Let other users traverse one of the product's own folders. Folders inside it stay private. */
export function allowTraversal(folder: string): void {
  const { uid, mode } = statSync(folder);
  if (uid === 0 && (mode & 0o001) === 0) chmodSync(folder, (mode & 0o777) | 0o011);
}
