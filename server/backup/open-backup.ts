import { createReadStream, statSync } from 'node:fs';
import { StartFault } from '../errors/start-fault.ts';
import { BackupFault } from './format/backup-fault.ts';
import { type BackupFile, type Manifest, readEnd, readFile, readManifest, readTable } from './format/manifest.ts';
import { unpack } from './format/records.ts';
import { unseal } from './format/seal.ts';
import type { TableSum } from './format/table-digest.ts';
import type { ProductTable } from './product-tables.ts';

/** Callbacks for the parts of a backup. They are called in the order of the parts in the file. */
export type BackupParts = {
  readonly manifest?: (manifest: Manifest) => Promise<void>;
  readonly file?: (file: BackupFile) => void;
  /** Must read `rows` to the end. The rows have the text format of COPY. */
  readonly table?: (table: ProductTable, rows: AsyncIterable<Buffer>) => Promise<void>;
};

export type BackupSums = Readonly<Record<string, TableSum>>;

const drain = async (rows: AsyncIterable<Buffer>) => {
  for await (const _block of rows);
};

/** Read a backup to its end and return the digest of each table. Throw a `BackupFault` if the file is incomplete. */
export async function readBackup(path: string, secret: string, parts: BackupParts): Promise<BackupSums> {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new StartFault(`There is no file ${path}.`);
  const records = unpack(unseal(createReadStream(path), secret))[Symbol.asyncIterator]();
  const { table = (_table, rows) => drain(rows) } = parts;
  let next = await records.next();
  async function* rows() {
    for (next = await records.next(); !next.done && next.value.kind === 'rows'; next = await records.next()) {
      yield next.value.content;
    }
  }
  try {
    while (!next.done) {
      const { kind, content } = next.value;
      if (kind === 'table') {
        await table(readTable(content), rows());
        continue;
      }
      if (kind === 'end') {
        const { tables } = readEnd(content);
        // Read on to the end of the file, because only the end shows that the file was not truncated.
        if (!(await records.next()).done) throw new BackupFault('newer');
        return tables;
      }
      if (kind === 'manifest') await parts.manifest?.(readManifest(content));
      else if (kind === 'file') parts.file?.(readFile(content));
      else throw new BackupFault('newer');
      next = await records.next();
    }
  } finally {
    await records.return?.();
  }
  throw new BackupFault('cut');
}

export type BackupSummary = {
  readonly manifest: Manifest;
  readonly files: readonly BackupFile[];
  readonly sums: BackupSums;
};

export async function inspectBackup(path: string, secret: string): Promise<BackupSummary> {
  const found: { manifest?: Manifest } = {};
  const files: BackupFile[] = [];
  const sums = await readBackup(path, secret, {
    manifest: async (manifest) => {
      found.manifest = manifest;
    },
    file: (file) => files.push(file),
  });
  if (!found.manifest) throw new BackupFault('newer');
  return { manifest: found.manifest, files, sums };
}
