import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../ui/styles/tokens.css';
import { renderInApp } from '../../../../testing/render.tsx';
import { followAppearance, storeAppearance } from '../../../device/appearance.ts';
import { AppearanceCard } from './appearance-card.tsx';

const choice = (name: string) => page.getByRole('radio', { name });

beforeEach(async () => void (await renderInApp(<AppearanceCard />)));
afterEach(() => storeAppearance('device'));

test('says that the choice is only for this device', async () => {
  await expect
    .element(page.getByRole('group', { name: 'Appearance' }))
    .toHaveAccessibleDescription('Only on this device.');
});

test('shows the appearance that the user chooses in another tab', async () => {
  const stop = followAppearance();
  await expect.element(choice('Like this device')).toBeChecked();
  localStorage.setItem('appearance', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'appearance' }));
  await expect.element(choice('Dark')).toBeChecked();
  stop();
});

test('applies the choice until the page closes if the browser cannot store it', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await choice('Dark').click();
  await expect.element(choice('Dark')).toBeChecked();
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
});
