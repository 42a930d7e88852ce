import { pathOf } from '../../support/base-path.ts';
import { button, type Scene } from '../scene.ts';

export const summaryScenes: readonly Scene[] = [
  {
    name: 'summaries',
    who: 'sample',
    route: '/summary/:weekStart?',
    path: '/summary',
    shows: 'Weekly Summaries',
    layers: [
      {
        name: 'a week',
        source: 'web/screens/summaries/summary-card.tsx',
        open: [button(/^Expand/)],
        close: button(/^Collapse/),
      },
    ],
  },
  {
    name: 'an expanded week',
    who: 'sample',
    route: '/summary/:weekStart?',
    path: '/summary/2026-11-09',
    shows: 'Generated on',
    layers: [
      {
        name: 'the source of a sentence',
        source: 'web/features/summaries/summary-with-evidence.tsx',
        open: [button(/^(On|By|You|What|It|For) .*\.?$/)],
        close: button(/^(On|By|You|What|It|For) .*\.?$/),
      },
      {
        name: 'a theme',
        source: 'web/features/summaries/correct-theme-dialog.tsx',
        open: [button(/: remove or rename$/)],
        dialog: /^“/,
        close: 'Escape',
      },
    ],
  },
  {
    name: 'an old link to the summaries',
    who: 'newcomer',
    route: '/weekly-summary',
    path: '/weekly-summary',
    shows: 'Weekly Summaries',
  },
  {
    name: 'card',
    who: 'sample',
    route: '/share/:summaryId?',
    path: async (page, { address }) => {
      await page.goto(`${address}/summary`);
      await page
        .getByRole('button', { name: /^Share/ })
        .first()
        .click();
      await page.waitForURL('**/share/*');
      return pathOf(page.url());
    },
    shows: 'Choose what is shared',
    layers: [
      {
        name: 'the designs',
        source: 'web/screens/share/design-picker/design-picker.tsx',
        open: [button('Choose design')],
        dialog: 'Choose Design',
        close: 'Escape',
      },
      {
        name: 'the designs, closed by the back button',
        source: 'web/screens/share/design-picker/design-picker.tsx',
        open: [button('Choose design')],
        dialog: 'Choose Design',
        close: 'back',
      },
      {
        name: 'what is shared',
        source: 'web/screens/share/sentence-picker/sentence-sheet.tsx',
        open: [button(/Choose what is shared/)],
        dialog: 'What Is Shared',
        close: button('Close'),
      },
      {
        name: 'the full text',
        source: 'web/screens/share/share-bar.tsx',
        open: [button('Full text')],
        close: button('Quote'),
      },
      {
        name: 'the story shape',
        source: 'web/screens/share/story-toggle.tsx',
        open: [button('Story size: leave room for its edges')],
        close: button('Story size: leave room for its edges'),
      },
    ],
  },
  {
    name: 'a card that does not exist',
    who: 'sample',
    route: '/share/:summaryId?',
    path: '/share/0193f000-0000-7000-9000-000000000001',
    shows: 'Summary not found',
  },
];
