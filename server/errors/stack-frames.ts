const frame = /^\s+at (?:.+ \()?(?:file:|node:|\/|[A-Z]:\\|<anonymous>).*?(?::\d+:\d+)?\)?$/;

/**
 * Where an error happened, without what it said. A stack begins with the message, which may quote a row and have lines
 * that look like frames, so the message is cut off first and only the block of frames at the end is kept.
 */
export function framesOf(error: unknown, most = 8): string[] {
  if (!(error instanceof Error)) return [];
  const stack = error.stack ?? '';
  const said = stack.indexOf(error.message);
  const lines = (said === -1 ? stack : stack.slice(said + error.message.length)).split('\n');
  const begin = lines.findLastIndex((line) => !frame.test(line)) + 1;
  return lines.slice(begin, begin + most);
}
