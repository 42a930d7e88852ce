// Telephone lines where somebody listens, by country: what the product shows beside a heavy reflection. The operator of
// a server may put their own table in place of this one. Only lines that are long-standing, national and free to call.

/** One line. `number` is dialled as it stands; `hours` is said only where it is not day and night. */
export type HelpLine = { readonly name: string; readonly number: string; readonly hours?: string | undefined };

export type CountryHelp = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly lines: readonly HelpLine[];
};

/** Where lines of every other country are found. */
export const HELP_LINE_DIRECTORY = 'https://findahelpline.com';

export const helpLines: readonly CountryHelp[] = [
  { country: 'AT', lines: [{ name: 'TelefonSeelsorge', number: '142' }] },
  { country: 'AU', lines: [{ name: 'Lifeline', number: '13 11 14' }] },
  { country: 'BE', lines: [{ name: 'Zelfmoordlijn 1813', number: '1813' }] },
  { country: 'BR', lines: [{ name: 'CVV', number: '188' }] },
  { country: 'CA', lines: [{ name: '9-8-8 Suicide Crisis Helpline', number: '988' }] },
  { country: 'CH', lines: [{ name: 'Die Dargebotene Hand / La Main Tendue', number: '143' }] },
  {
    country: 'DE',
    lines: [
      { name: 'TelefonSeelsorge', number: '0800 1110111' },
      { name: 'TelefonSeelsorge', number: '0800 1110222' },
    ],
  },
  { country: 'ES', lines: [{ name: 'Línea 024', number: '024' }] },
  { country: 'FR', lines: [{ name: '3114', number: '3114' }] },
  { country: 'GB', lines: [{ name: 'Samaritans', number: '116 123' }] },
  { country: 'IE', lines: [{ name: 'Samaritans', number: '116 123' }] },
  { country: 'IN', lines: [{ name: 'Tele-MANAS', number: '14416' }] },
  { country: 'NL', lines: [{ name: '113 Zelfmoordpreventie', number: '113' }] },
  { country: 'NZ', lines: [{ name: 'Need to talk?', number: '1737' }] },
  { country: 'US', lines: [{ name: '988 Suicide & Crisis Lifeline', number: '988' }] },
];
