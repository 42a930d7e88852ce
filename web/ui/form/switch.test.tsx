import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { smallestPhoneLargestText } from '../../../testing/large-text.ts';
import { Switch } from './switch.tsx';

const text = 'When a window ends, you have more time to write.';

async function show() {
  await render(
    <div style={{ width: '240px' }}>
      <Switch label="More time" description={text} checked onChange={() => undefined} />
    </div>,
  );
  const [words, control] = [page.getByText(text), page.getByRole('switch')].map((each) =>
    each.element().getBoundingClientRect(),
  );
  return { words, control };
}

test('a switch is beside its words', async () => {
  const { words, control } = await show();
  expect(control?.left).toBeGreaterThanOrEqual(words?.right ?? 0);
});

test('a switch is below its words if large text leaves them too little room', async () => {
  await smallestPhoneLargestText();
  const { words, control } = await show();
  expect(words?.width).toBeGreaterThan(200);
  expect(control?.top).toBeGreaterThanOrEqual(words?.bottom ?? 0);
});
