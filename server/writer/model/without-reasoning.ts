/** Tags around the reasoning of models whose server does not separate it from the answer. */
const tags = 'think(?:ing)?|thought|reasoning';
const whole = new RegExp(`<(${tags})>[\\s\\S]*?</\\1>`, 'gi');
// Some templates open the tag themselves, so that the answer has only the closing one.
const untilClosed = new RegExp(`^[\\s\\S]*</(?:${tags})>`, 'i');
const unclosed = new RegExp(`^\\s*<(?:${tags})>[\\s\\S]*$`, 'i');

/** Return the answer without the model's reasoning, which may be the whole text. */
export const withoutReasoning = (text: string): string =>
  text.replace(whole, '').replace(untilClosed, '').replace(unclosed, '').trim();
