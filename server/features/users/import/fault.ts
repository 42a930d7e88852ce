import { Refusal } from '../../../http/refusal.ts';

/** What is wrong with a file, as a refusal that names the field: 'reflections.12.localDate must not lie ahead'. */
export const fault = (field: string, rule: string): Refusal =>
  new Refusal('bad_request', { field, message: `${field} ${rule}` });

/** The same for the file as a whole. */
export const fileFault = (message: string): Refusal => new Refusal('bad_request', { field: 'body', message });
