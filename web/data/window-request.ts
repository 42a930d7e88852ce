import type { ReflectionType } from '../../core/domain/reflection-type.ts';

/** The body of the request for the current window of the given type, or of any type if none is given. */
export function windowRequest(timezoneOffset: number, type: ReflectionType | undefined) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { timezoneOffset, ...(type && { type }), ...(timeZone && { timeZone }) };
}
