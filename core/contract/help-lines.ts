import * as z from 'zod/mini';
import { entry } from './base/entry.ts';

/** Crisis telephone lines by country. An operator can replace the table by one in the same format. */
export const helpLineTable = z.array(
  z.strictObject({
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    lines: z
      .array(
        z.strictObject({
          name: z.string().check(z.minLength(1), z.maxLength(120)),
          /** The number as it is dialled inside the country. */
          number: z.string().check(z.regex(/^[+\d][\d -]{1,24}$/)),
          /** The opening hours; absent if the line is open day and night. */
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
