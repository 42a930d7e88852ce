import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forceColors } from '../../../testing/emulated-media.ts';
import '../../ui/styles/base.css';
import '../../ui/styles/tokens.css';
import { StoryToggle } from './story-toggle.tsx';

test('with forced colours, "Story size" is filled while it is on', async () => {
  await forceColors();
  const screen = await render(<StoryToggle shape="card" onShape={() => undefined} />);
  const button = page.getByRole('button', { name: /^Story size/ });
  const colour = () => getComputedStyle(button.element()).backgroundColor;
  const off = colour();
  await screen.rerender(<StoryToggle shape="story" onShape={() => undefined} />);
  expect(colour()).not.toBe(off);
  expect(getComputedStyle(button.element()).forcedColorAdjust).toBe('none');
});
