import * as z from 'zod/mini';
import { BackupFault } from './backup-fault.ts';

const fileSchema = z.object({ role: z.enum(['master-key', 'help-lines']), base64: z.string() });

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The version number of PostgreSQL, such as 180004. */
  postgres: z.int(),
  migrations: z.array(z.string()),
  users: z.int(),
  reflections: z.int(),
});

const tableSchema = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });

/** The last record of a backup, with the number and digest of each table's rows. */
const endSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.int(), digest: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackupFile = z.infer<typeof fileSchema>;
export type End = z.infer<typeof endSchema>;

/** Return a parser for a JSON record. If the record does not match `schema`, a newer version has made the backup. */
const reader =
  <T>(schema: z.ZodMiniType<T>) =>
  (content: Buffer): T => {
    const { data } = schema.safeParse(JSON.parse(content.toString()));
    if (data === undefined) throw new BackupFault('newer');
    return data;
  };

export const readManifest = reader(manifestSchema);
export const readFile = reader(fileSchema);
export const readTable = reader(tableSchema);
export const readEnd = reader(endSchema);
