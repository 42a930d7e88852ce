/**
 * An environment variable: its default, a text about its valid values, and a parser. The parser returns null for an
 * invalid value.
 */
export type Variable<T> = {
  readonly unset: T;
  readonly rule: string;
  readonly read: (value: string) => T | null;
  /** Whether the value may be in a file. A second variable with the suffix _FILE then contains the file's path. */
  readonly isSecret?: true;
};

export const variable = <T>(unset: T, rule: string, read: (value: string) => NoInfer<T> | null): Variable<T> => ({
  unset,
  rule,
  read,
});

export const optional = (rule: string, read: (value: string) => string | null): Variable<string | null> =>
  variable<string | null>(null, rule, read);

export const secret = <T>(one: Variable<T>): Variable<T> => ({ ...one, isSecret: true });

export function url(value: string, protocols: readonly string[]): string | null {
  const parsed = URL.parse(value);
  return parsed && protocols.includes(parsed.protocol) ? value : null;
}

export const oneOf =
  <T extends string>(...allowed: readonly T[]) =>
  (value: string): T | null =>
    allowed.find((one) => one === value) ?? null;

/** Parse a time such as 03:00 to its minute of the day. Return 'off' unchanged, or null if invalid. */
export function dailyTime(value: string): number | 'off' | null {
  if (value === 'off') return 'off';
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

export function port(value: string): number | null {
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  return number <= 65_535 ? number : null;
}

export const wholeNumber = (least: number, most: number) => (value: string) => {
  const number = /^\d{1,13}$/.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : null;
};

export function publicUrl(value: string): string | null {
  const parsed = URL.parse(value);
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.pathname !== '/') return null;
  return parsed.search || parsed.hash || parsed.username ? null : parsed.origin;
}

export function path(value: string): string | null {
  const bare = value.replace(/\/$/, '');
  const isPath = /^(\/[\w~-][\w.~-]*)+$/.test(bare);
  return bare === '' || isPath ? bare : null;
}

export function origins(value: string): readonly string[] | null {
  const named = value.split(',').map((one) => URL.parse(one.trim()));
  const good = named.filter(
    (one) => one !== null && ['http:', 'https:'].includes(one.protocol) && one.pathname === '/',
  );
  return good.length === named.length ? good.map((one) => one?.origin ?? '') : null;
}

/** Parse headers such as `a=b,c=d` with percent-encoded values, the format of OTEL_EXPORTER_OTLP_HEADERS. */
export function headers(value: string): Readonly<Record<string, string>> | null {
  const pairs = value.split(',').map((pair) => /^\s*([\w-]+)=([\x21-\x7e ]*?)\s*$/.exec(pair));
  try {
    const all = pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')] as const);
    return all.every(([name, text]) => name !== '' && /^[\x20-\x7e]*$/.test(text)) ? Object.fromEntries(all) : null;
  } catch {
    return null;
  }
}

/** Parse comma-separated names and remove duplicates. Return null if a name is not allowed. */
export const listOf =
  <T extends string>(...allowed: readonly T[]) =>
  (value: string): readonly T[] | null => {
    const named = value.split(',').map((name) => name.trim());
    const known = named.map(oneOf(...allowed)).filter((name) => name !== null);
    return known.length === named.length ? [...new Set(known)] : null;
  };
