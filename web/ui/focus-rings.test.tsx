import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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
