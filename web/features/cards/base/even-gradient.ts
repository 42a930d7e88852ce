type Stop = readonly [colour: `#${string}`, percent: number];

/** Red, green, blue and opacity, 0 to 255. */
const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5, 7].map((start) => Number.parseInt(colour.slice(start, start + 2) || 'ff', 16));

const colourOf = ([red, green, blue, opacity = 255]: readonly number[]): string =>
  opacity === 255 ? `rgb(${red},${green},${blue})` : `rgba(${red},${green},${blue},${(opacity / 255).toFixed(4)})`;

/** The steps of one level from a stop to the next, each in its even colour. */
function stepsBetween([colour, from]: Stop, [nextColour, to]: Stop): readonly string[] {
  const [start, end] = [channelsOf(colour), channelsOf(nextColour)];
  const levels = Math.max(1, ...start.map((channel, index) => Math.abs(channel - (end[index] ?? channel))));
  const at = (step: number) => (from + ((to - from) * Math.min(levels, Math.max(0, step))) / levels).toFixed(2);
  return Array.from({ length: levels + 1 }, (_, step) => {
    const mixed = start.map((channel, index) =>
      Math.round(channel + (((end[index] ?? channel) - channel) * step) / levels),
    );
    return `${colourOf(mixed)} ${at(step - 0.5)}% ${at(step + 0.5)}%`;
  });
}

/**
 * A CSS gradient in steps of a single level of colour. Browsers strew noise into a smooth one, which on a light or lively
 * ground nobody sees, but which more than doubles the picture's bytes and the time to write them.
 *
 * @param line what stands before the stops, as `180deg` or `circle at 50% 50%`
 * @param stops colours as `#rrggbb` or `#rrggbbaa`, each with its place in percent, in rising order
 */
export function evenGradient(kind: 'linear' | 'radial', line: string, stops: readonly Stop[]): string {
  const steps = stops.slice(1).flatMap((stop, index) => stepsBetween(stops[index] ?? stop, stop));
  return `${kind}-gradient(${[line, ...steps].join(', ')})`;
}
