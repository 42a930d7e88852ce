import { chmodSync, statSync } from 'node:fs';

/**
 * Let other users pass through a folder of the product, but not list it. They then reach a folder inside if its own
 * rights allow it.
 */
export function allowTraversal(folder: string): void {
  const { uid, mode } = statSync(folder);
  if (uid === 0 && (mode & 0o001) === 0) chmodSync(folder, (mode & 0o777) | 0o011);
}
