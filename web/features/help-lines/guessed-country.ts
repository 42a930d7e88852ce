/** The time zones of each country that has help lines. A device in a zone that is missing here counts as abroad. */
const countries: readonly (readonly [string, RegExp])[] = [
  ['AT', /^Europe\/Vienna$/],
  ['AU', /^Australia\//],
  ['BE', /^Europe\/Brussels$/],
  [
    'BR',
    /^(America\/(Araguaina|Bahia|Belem|Boa_Vista|Campo_Grande|Cuiaba|Eirunepe|Fortaleza|Maceio|Manaus|Noronha|Porto_Velho|Recife|Rio_Branco|Santarem|Sao_Paulo)|Brazil\/.+)$/,
  ],
  [
    'CA',
    /^(America\/(Atikokan|Blanc-Sablon|Cambridge_Bay|Coral_Harbour|Creston|Dawson|Dawson_Creek|Edmonton|Fort_Nelson|Glace_Bay|Goose_Bay|Halifax|Inuvik|Iqaluit|Moncton|Montreal|Nipigon|Pangnirtung|Rainy_River|Rankin_Inlet|Regina|Resolute|St_Johns|Swift_Current|Thunder_Bay|Toronto|Vancouver|Whitehorse|Winnipeg|Yellowknife)|Canada\/.+)$/,
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
    /^(America\/(Adak|Anchorage|Boise|Chicago|Denver|Detroit|Fort_Wayne|Indianapolis|Juneau|Los_Angeles|Louisville|Menominee|Metlakatla|New_York|Nome|Phoenix|Sitka|Yakutat|Indiana\/.+|Kentucky\/.+|North_Dakota\/.+)|Pacific\/Honolulu|US\/.+)$/,
  ],
];

const placeless = /^(Etc\/.+|UTC|GMT)$/;

/**
 * Guess the user's country from the device's time zone. If no country has that zone, use the regions of the device's
 * languages. Ignore a region whose time zones do not include the device's zone: many people outside the US use "en-US".
 * Return an ISO 3166-1 alpha-2 code or null. The guess never leaves the device.
 */
export function guessedCountry(timeZone: string | undefined, languages: readonly string[]): string | null {
  const isSomewhere = timeZone !== undefined && !placeless.test(timeZone);
  const byZone = countries.find(([, zones]) => isSomewhere && zones.test(timeZone));
  if (byZone) return byZone[0];
  const isElsewhere = (region: string) => isSomewhere && countries.some(([country]) => country === region);
  const regions = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]);
  return regions.find((region) => region !== undefined && !isElsewhere(region)) ?? null;
}
