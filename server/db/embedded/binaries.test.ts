import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { copyNative } from './binaries.ts';

const folder = temporaryFolder('binaries-test');

afterEach(() => folder.remove());

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('the copy of the binaries', () => {
  it('every OS user can read the copy of the binaries, even if the source files are unreadable', () => {
    const native = join(folder.path, 'native');
    const copy = join(folder.path, 'copy');
    mkdirSync(join(native, 'bin'), { recursive: true });
    writeFileSync(join(native, 'bin', 'postgres'), '');
    writeFileSync(join(native, 'postgres.bki'), '');
    symlinkSync('postgres.bki', join(native, 'link'));
    chmodSync(join(native, 'bin', 'postgres'), 0o700);
    chmodSync(join(native, 'postgres.bki'), 0o600);
    chmodSync(join(native, 'bin'), 0o700);
    chmodSync(native, 0o700);

    copyNative(native, copy);

    expect([copy, join(copy, 'bin'), join(copy, 'bin', 'postgres')].map(mode)).toEqual(['755', '755', '755']);
    expect(mode(join(copy, 'postgres.bki'))).toBe('644');
    expect(lstatSync(join(copy, 'link')).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder.path).toSorted()).toEqual(['copy', 'native']);
  });
});
