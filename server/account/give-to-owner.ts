import { lchownSync, lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRoot, ownerOf } from './account.ts';

/**
 * Give `path` to the owner of `like` if root created it. The server runs as that owner and must be able to read `path`.
 */
export function giveToOwner(path: string, like = dirname(path)): void {
  if (!isRoot || lstatSync(path).uid !== 0) return;
  const { uid, gid } = ownerOf(like);
  lchownSync(path, uid, gid);
}
