import type { CardMode } from '../../base/design.ts';

/** A rectangle on the card, CSS px. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type PlanShape = {
  /** The centre line of the outer wall. */
  readonly outer: Box;
  readonly crossWall: number;
  /** The x of each wall between the small rooms. */
  readonly walls: readonly number[];
  readonly doors: readonly number[];
  /** The room of the text. */
  readonly hall: Box;
  /** The rooms of the themes. */
  readonly rooms: readonly Box[];
};

const usual: Box = { x: 60, y: 164, width: 434, height: 680 };
/** The outer wall for a long text. */
const larger: Box = { x: 58, y: 148, width: 440, height: 708 };

export const DOOR = 38;

/** Return a plan with a small room for each theme of the mode. A long text gets a larger hall and smaller rooms. */
export function planOf(mode: CardMode, hasManyWords: boolean): PlanShape {
  const outer = hasManyWords ? larger : usual;
  const right = outer.x + outer.width;
  const foot = outer.y + outer.height;
  const inset = hasManyWords ? 16 : 22;
  const crossWall = foot - (mode === 'quote' ? 118 : hasManyWords ? 92 : 102);
  const walls = mode === 'quote' ? [230, 326] : [206, 350];
  const edges = [outer.x, ...walls, right];
  const spans = edges.slice(0, -1).map((left, index) => ({ left, right: edges[index + 1] ?? right }));
  const named = mode === 'quote' ? [spans[0], spans[2]] : spans;
  return {
    outer,
    crossWall,
    walls,
    doors: named.flatMap((span) => (span ? [span.left + 14] : [])),
    hall: {
      x: outer.x + inset,
      y: outer.y + inset,
      width: outer.width - 2 * inset,
      height: crossWall - outer.y - 2 * inset,
    },
    rooms: named.flatMap((span) =>
      span
        ? [{ x: span.left + 15, y: crossWall + 46, width: span.right - span.left - 30, height: foot - crossWall - 56 }]
        : [],
    ),
  };
}
