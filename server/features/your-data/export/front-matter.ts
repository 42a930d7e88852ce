/** Characters that YAML breaks a line at or refuses, and JSON does not escape. */
const unsafe = /[\u007f-\u009f\u2028\u2029\ufeff]/g;

/** Return a scalar that every reader of YAML takes for this text: a JSON string is one, and never a number or a time. */
const scalar = (text: string): string =>
  JSON.stringify(text).replace(unsafe, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A value that is a day stays bare, so that Obsidian and others know it as a date. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Return the front matter of a Markdown file: YAML between two lines of dashes. */
export function frontMatter(fields: Readonly<Record<string, string | readonly string[]>>): string {
  const lines = Object.entries(fields).map(([name, value]) => {
    if (typeof value === 'string') return `${name}: ${isDay(value) ? value : scalar(value)}`;
    return value.length === 0 ? `${name}: []` : [`${name}:`, ...value.map((one) => `  - ${scalar(one)}`)].join('\n');
  });
  return `---\n${lines.join('\n')}\n---\n`;
}
