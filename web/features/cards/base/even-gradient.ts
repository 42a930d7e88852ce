type Stop = readonly [colour: `#${string}`, percent: number];

/** Return red, green, blue and opacity, each from 0 to 255. */
const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5, 7].map((start) => Number.parseInt(colour.slice(start, start + 2) || 'ff', 16));

const colourOf = ([red, green, blue, opacity = 255]: readonly number[]): string =>
  opacity === 255 ? `rgb(${red},${green},${blue})` : `rgba(${red},${green},${blue},${(opacity / 255).toFixed(4)})`;

/** Return the steps between two stops. Each step has one colour. */
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
 * Return a CSS gradient in steps of one colour level. Browsers dither smooth gradients, which more than doubles the
 * size of the PNG and the time to encode it. On light or busy backgrounds, the steps are not visible. `line` is the
 * part before the stops, such as `180deg`. Stops have colours as `#rrggbb` or `#rrggbbaa`, and percentages in ascending
 * order.
 */
export function evenGradient(kind: 'linear' | 'radial', line: string, stops: readonly Stop[]): string {
  const steps = stops.slice(1).flatMap((stop, index) => stepsBetween(stops[index] ?? stop, stop));
  return `${kind}-gradient(${[line, ...steps].join(', ')})`;
}
