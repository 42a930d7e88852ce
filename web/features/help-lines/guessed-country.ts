/** Zones that say which country somebody is in, for the countries of the table; the language alone may not. */
const countries: readonly (readonly [string, RegExp])[] = [
  ['AT', /^Europe\/Vienna$/],
  ['AU', /^Australia\//],
  ['BE', /^Europe\/Brussels$/],
  [
    'BR',
    /^America\/(Sao_Paulo|Bahia|Belem|Fortaleza|Recife|Manaus|Cuiaba|Campo_Grande|Maceio|Araguaina|Porto_Velho|Rio_Branco|Boa_Vista|Santarem|Noronha)$/,
  ],
  [
    'CA',
    /^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Montreal|Moncton|Whitehorse|Yellowknife|Iqaluit)$/,
  ],
  ['CH', /^Europe\/Zurich$/],
  ['DE', /^Europe\/(Berlin|Busingen)$/],
  ['ES', /^(Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)$/],
  ['FR', /^Europe\/Paris$/],
  ['GB', /^Europe\/(London|Belfast)$/],
  ['IE', /^Europe\/Dublin$/],
  ['IN', /^Asia\/(Kolkata|Calcutta)$/],
  ['NL', /^Europe\/Amsterdam$/],
  ['NZ', /^Pacific\/(Auckland|Chatham)$/],
  [
    'US',
    /^(America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Juneau|Boise|Detroit|Indiana\/.+|Kentucky\/.+|North_Dakota\/.+)|Pacific\/Honolulu)$/,
  ],
];

/**
 * Where the person probably is: by the device's time zone, else by the region of its language. ISO 3166-1 alpha-2, or
 * null when neither says. It never leaves the device.
 */
export function guessedCountry(timeZone: string | undefined, languages: readonly string[]): string | null {
  const byZone = countries.find(([, zones]) => timeZone !== undefined && zones.test(timeZone));
  if (byZone) return byZone[0];
  const region = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find(Boolean);
  return region ?? null;
}
