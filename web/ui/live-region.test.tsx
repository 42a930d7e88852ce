import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LiveRegion } from './live-region.tsx';

test.each([
  [false, 'status'],
  [true, 'alert'],
] as const)('renders the live region before its text (urgent: %s)', async (isUrgent, role) => {
  const seen: string[] = [];
  const changes = new MutationObserver(() =>
    seen.push(document.querySelector(`[role="${role}"]`)?.textContent ?? 'none'),
  );
  changes.observe(document.body, { childList: true, subtree: true });
  await render(<LiveRegion isUrgent={isUrgent}>Kept on this device</LiveRegion>);
  await expect.element(page.getByRole(role)).toMatchTextContent('Kept on this device');
  changes.disconnect();
  expect(seen.filter((text) => text !== 'none')).toEqual(['', 'Kept on this device']);
});
