// Computes wall clock times of real zones with Intl. The time tests need expected values that the product's code did
// not compute.

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** Return the wall clock time in the zone as 'YYYY-MM-DD HH:MM:SS'. */
export function wallAt(zone: string, instantMs: number): string {
  const [month, day, year, time] = formatOf(zone)
    .format(instantMs)
    .split(/[/,]\s?/);
  return `${year}-${month}-${day} ${time}`;
}

/** Return the zone's getTimezoneOffset: UTC minus local time, in minutes. */
export function offsetAt(zone: string, instantMs: number): number {
  const wholeSecond = Math.floor(instantMs / 1_000) * 1_000;
  return (wholeSecond - Date.parse(`${wallAt(zone, wholeSecond).replace(' ', 'T')}Z`)) / 60_000;
}

/** Return the first instant with this wall clock time ('YYYY-MM-DD HH:MM:SS') in the zone. Throws if there is none. */
export function when(zone: string, wall: string): number {
  const asUtc = Date.parse(`${wall.replace(' ', 'T')}Z`);
  const guesses = [-1, 0, 1].map((days) => asUtc + offsetAt(zone, asUtc + days * 86_400_000) * 60_000);
  const found = guesses.filter((guess) => wallAt(zone, guess) === wall);
  if (found.length === 0) throw new Error(`The wall clock time ${wall} does not exist in ${zone}`);
  return Math.min(...found);
}

/** Return when the zone's offset changes in the span, to the minute. Changes must be at least 5 days apart. */
export function changesOf(zone: string, fromMs: number, untilMs: number): number[] {
  const stepMs = 5 * 86_400_000;
  const found: number[] = [];
  for (let low = fromMs; low < untilMs; low += stepMs) {
    const high = Math.min(low + stepMs, untilMs);
    if (offsetAt(zone, low) !== offsetAt(zone, high)) found.push(bisected(zone, low, high));
  }
  return found;
}

function bisected(zone: string, fromMs: number, untilMs: number): number {
  let [low, high] = [fromMs, untilMs];
  const before = offsetAt(zone, low);
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000;
    if (offsetAt(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}
