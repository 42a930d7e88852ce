type NamePatterns = readonly (readonly [RegExp, string])[];

/** The first match wins: the User-Agent of Edge, Opera and Samsung Internet also contains Chrome and Safari. */
const browsers: NamePatterns = [
  [/; wv\)|Inward/, 'Inward app'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: NamePatterns = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const findName = (patterns: NamePatterns, userAgent: string) =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Return a short name for a device from its User-Agent header, such as 'Chrome on Android'. */
export function deviceName(userAgent: string): string {
  const browser = findName(browsers, userAgent);
  const system = findName(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
