import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../../testing/render.tsx';
import { createDraft } from '../../../features/drafts/draft.ts';
import { WaitingWords } from './waiting-words.tsx';

test('"Show less" keeps a submitted text in view', async () => {
  const window = { availableFrom: '2026-11-19T18:00:00.000Z', availableUntil: '2026-11-19T21:00:00.000Z' };
  const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
  const content = 'Rain again, and the long way home. '.repeat(220);
  await renderInApp(
    <main style={{ paddingBottom: '200vh' }}>
      <WaitingWords waiting={[{ draft: { ...draft, content }, localDate: '2026-11-19', isSubmitted: true }]} />
    </main>,
  );
  const line = page.getByRole('listitem');
  const top = () => line.element().getBoundingClientRect().top;
  await page.getByRole('button', { name: /^Read more/ }).click();
  const less = page.getByRole('button', { name: /^Show less/ });
  less.element().scrollIntoView({ block: 'center' });
  await expect.poll(top).toBeLessThan(-500);
  await less.click();
  await expect.element(less).not.toBeInTheDocument();
  await expect.poll(top).toBeGreaterThanOrEqual(0);
});
