import type { CardMode } from '../../design.ts';

/** CSS px on the card. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type PlanShape = {
  /** The outer wall's middle line. */
  readonly outer: Box;
  /** Where the wall under the hall runs, and the walls between the rooms below it. */
  readonly crossWall: number;
  readonly walls: readonly number[];
  /** Left ends of the doors in the cross wall. */
  readonly doors: readonly number[];
  /** Where the words go, and where the name of each small room goes. */
  readonly hall: Box;
  readonly rooms: readonly Box[];
};

const outer: Box = { x: 62, y: 176, width: 432, height: 664 };
const right = outer.x + outer.width;
const foot = outer.y + outer.height;

/** Px of a door's opening; its leaf swings into the room. */
export const DOOR = 38;

/** A plan with as many small rooms as the mode shows themes; between the two of quote mode there are stairs. */
export function planOf(mode: CardMode): PlanShape {
  const crossWall = mode === 'quote' ? 692 : 738;
  const walls = mode === 'quote' ? [230, 326] : [206, 350];
  const edges = [outer.x, ...walls, right];
  const spans = edges.slice(0, -1).map((left, index) => ({ left, right: edges[index + 1] ?? right }));
  const named = mode === 'quote' ? [spans[0], spans[2]] : spans;
  return {
    outer,
    crossWall,
    walls,
    doors: named.flatMap((span) => (span ? [span.left + 14] : [])),
    hall: { x: outer.x + 24, y: outer.y + 24, width: outer.width - 48, height: crossWall - outer.y - 48 },
    rooms: named.flatMap((span) =>
      span
        ? [{ x: span.left + 15, y: crossWall + 46, width: span.right - span.left - 30, height: foot - crossWall - 56 }]
        : [],
    ),
  };
}
