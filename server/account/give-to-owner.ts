import { lchownSync, lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRoot, ownerOf } from './account.ts';

/**
 * Give a path that root created to the owner of `like`, because the server runs as that owner and must be able to read
 * the path.
 */
export function giveToOwner(path: string, like = dirname(path)): void {
  if (!isRoot || lstatSync(path).uid !== 0) return;
  const { uid, gid } = ownerOf(like);
  lchownSync(path, uid, gid);
}
