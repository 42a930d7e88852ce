import * as z from 'zod/mini';

/**
 * Return a schema for a date in the file of another product. It parses a date that is missing or cannot be read as null,
 * so that a file is not refused because of one entry.
 */
export const readableDate = <T>(date: z.ZodMiniType<T>) => z.catch(z.nullable(date), null);
