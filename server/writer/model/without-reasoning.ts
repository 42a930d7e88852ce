// The tags around the reasoning of a model, if its server does not separate the reasoning from the answer.
const tags = 'think(?:ing)?|thought|reasoning';
const whole = new RegExp(`<(${tags})>[\\s\\S]*?</\\1>`, 'gi');
// Some chat templates add the opening tag to the prompt, so only the closing tag is in the answer.
const untilClosed = new RegExp(`^[\\s\\S]*</(?:${tags})>`, 'i');
const unclosed = new RegExp(`^\\s*<(?:${tags})>[\\s\\S]*$`, 'i');

/** Return the answer without the model's reasoning. It is empty if the text is only reasoning. */
export const withoutReasoning = (text: string): string =>
  text.replace(whole, '').replace(untilClosed, '').replace(unclosed, '').trim();
