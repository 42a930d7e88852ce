import * as z from 'zod/mini';
import { entry } from './base/entry.ts';

/** Crisis telephone lines by country. A table that the operator of a server provides has the same format. */
export const helpLineTable = z.array(
  z.strictObject({
    /** The country code, ISO 3166-1 alpha-2. */
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    lines: z
      .array(
        z.strictObject({
          name: z.string().check(z.minLength(1), z.maxLength(120)),
          /** The telephone number to dial inside the country, exactly as written. */
          number: z.string().check(z.regex(/^[+\d][\d -]{1,24}$/)),
          /** The opening hours of the help line; absent if it is open day and night. */
          hours: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
        }),
      )
      .check(z.minLength(1), z.maxLength(10)),
  }),
);
export type HelpLineTable = z.output<typeof helpLineTable>;

export const getHelpLines = entry('getHelpLines', {
  summary: 'Help lines by country',
  caller: 'nobody',
  limit: 'open',
  answers: { 200: helpLineTable },
  errors: [],
});
