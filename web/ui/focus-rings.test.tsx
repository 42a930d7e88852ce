import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forceColors } from '../../testing/emulated-media.ts';
import './styles/base.css';
import './styles/tokens.css';
import { Slider } from './form/slider.tsx';
import { TextLink } from './text-link.tsx';
import { toast } from './toast/toast.ts';
import { Toaster } from './toast/toaster.tsx';

test('the focus rings of a link, a slider and the action of a toast have round corners', async () => {
  await render(
    <>
      <TextLink href="/history">History</TextLink>
      <Slider label="Text size" value={1} min={0} max={2} step={1} valueText="1" onChange={() => undefined} />
      <Toaster />
    </>,
  );
  toast({ title: 'Deleted', action: { label: 'Undo', onSelect: () => undefined } });
  for (const control of [
    page.getByRole('link', { name: 'History' }),
    page.getByRole('slider', { name: 'Text size' }),
    page.getByRole('button', { name: 'Undo' }),
  ]) {
    await expect.element(control).toHaveStyle({ borderRadius: '12px' });
  }
});

test('with forced colours, the focus ring of a list entry is inside its border', async () => {
  await forceColors();
  await render(<article tabIndex={-1}>The ferry was late.</article>);
  const entry = page.getByRole('article');
  await userEvent.keyboard('{Shift}');
  (entry.element() as HTMLElement).focus();
  await expect.element(entry).toHaveStyle({ outlineWidth: '3px', outlineOffset: '-7px' });
});
