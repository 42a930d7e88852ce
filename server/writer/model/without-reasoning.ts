/** Tags around the reasoning of models whose server does not separate it from the answer. */
const tags = 'think(?:ing)?|thought|reasoning';
const whole = new RegExp(`<(${tags})>[\\s\\S]*?</\\1>`, 'gi');
// Some chat templates write the opening tag themselves, so that the answer has only the closing tag.
const untilClosed = new RegExp(`^[\\s\\S]*</(?:${tags})>`, 'i');
const unclosed = new RegExp(`^\\s*<(?:${tags})>[\\s\\S]*$`, 'i');

/** Return the answer without the model's reasoning. The result is empty if the answer is nothing but reasoning. */
export const withoutReasoning = (text: string): string =>
  text.replace(whole, '').replace(untilClosed, '').replace(unclosed, '').trim();
