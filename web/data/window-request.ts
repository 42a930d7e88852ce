import type { ReflectionType } from '../../core/domain/reflection-type.ts';

/** Return the request body for the current window of the type, or of any type if none is given. */
export function windowRequest(timezoneOffset: number, type: ReflectionType | undefined) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { timezoneOffset, ...(type && { type }), ...(timeZone && { timeZone }) };
}
