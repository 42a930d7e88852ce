import { readFileSync, statSync } from 'node:fs';
import { errorCode } from '../errors/database-errors.ts';
import type { Variable } from './variable.ts';

type Variables = Readonly<Record<string, Variable<unknown>>>;
type ValuesOf<V extends Variables> = { readonly [K in keyof V]: V[K]['unset'] };
type Source = { readonly name: string; readonly text: string | undefined; readonly fault: string | null };

const maxSecretBytes = 64 * 1024;

/** Return the content of a secret's file without the last line break, or an error that does not quote the content. */
function readSecretFile(name: string, path: string): Source {
  const refuse = (rule: string): Source => ({ name, text: undefined, fault: `${name} ${rule}.` });
  try {
    const stat = statSync(path);
    if (!stat.isFile()) return refuse('must name a file');
    if (stat.size > maxSecretBytes) return refuse('must name a file of at most 64 kB');
    const text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return text === '' ? refuse('names an empty file') : { name, text, fault: null };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return refuse('names a file that does not exist');
    return refuse('names a file that this user of the machine cannot read');
  }
}

/**
 * Return the text of a variable. The text of a secret, such as SMTP_URL, may be in the file that SMTP_URL_FILE names.
 */
function sourceOf(name: string, isSecret: boolean, environment: NodeJS.ProcessEnv): Source {
  // Treat an empty variable as unset: container tools pass unset variables as empty strings.
  const text = environment[name]?.trim() || undefined;
  const file = (isSecret && environment[`${name}_FILE`]?.trim()) || undefined;
  if (file === undefined) return { name, text, fault: null };
  if (text !== undefined) return { name, text, fault: `${name} and ${name}_FILE are both set: remove one of them.` };
  return readSecretFile(`${name}_FILE`, file);
}

/** Read all variables. `faults` has a sentence for each invalid variable, without its value, which may be a secret. */
export function readVariables<V extends Variables>(
  variables: V,
  environment: NodeJS.ProcessEnv,
): { readonly values: ValuesOf<V>; readonly faults: string[] } {
  const faults: string[] = [];
  const values = Object.entries<Variable<unknown>>(variables).map(([name, { unset, rule, isSecret, read }]) => {
    const source = sourceOf(name, isSecret === true, environment);
    const value = source.text === undefined ? unset : read(source.text);
    if (source.fault !== null) faults.push(source.fault);
    else if (source.text !== undefined && value === null) faults.push(`${source.name} ${rule}.`);
    return [name, value];
  });
  return { values: Object.fromEntries(values) as ValuesOf<V>, faults };
}
