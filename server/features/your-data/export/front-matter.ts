/** Matches characters that YAML refuses or treats as line breaks, and that JSON does not escape. */
const unsafe = /[\u007f-\u009f\u2028\u2029\ufeff]/g;

/** Return a text as a YAML scalar. A JSON string is valid YAML, and no reader takes it for a number or a time. */
const scalar = (text: string): string =>
  JSON.stringify(text).replace(unsafe, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A day is not quoted, so that Obsidian and other programs recognise it as a date. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Return the front matter of a Markdown file: YAML between two lines of dashes. */
export function frontMatter(fields: Readonly<Record<string, string | readonly string[]>>): string {
  const lines = Object.entries(fields).map(([name, value]) => {
    if (typeof value === 'string') return `${name}: ${isDay(value) ? value : scalar(value)}`;
    return value.length === 0 ? `${name}: []` : [`${name}:`, ...value.map((one) => `  - ${scalar(one)}`)].join('\n');
  });
  return `---\n${lines.join('\n')}\n---\n`;
}
