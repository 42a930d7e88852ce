const frame = /^\s+at (?:async )?(?:.+ \()?(?:file:|node:|\/|[A-Z]:\\|<anonymous>).*?(?::\d+:\d+)?\)?$/;

/**
 * Return the stack frames of an error without its message, which may quote a database row. The message may contain
 * lines that look like frames: remove it first, then return only the last block of frames.
 */
export function stackFrames(error: unknown, most = 8): string[] {
  if (!(error instanceof Error)) return [];
  const stack = error.stack ?? '';
  const messageStart = stack.indexOf(error.message);
  const lines = (messageStart === -1 ? stack : stack.slice(messageStart + error.message.length)).split('\n');
  const begin = lines.findLastIndex((line) => !frame.test(line)) + 1;
  return lines.slice(begin, begin + most);
}
