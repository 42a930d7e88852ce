/**
 * Return functions that draw pencil lines: each line twice, and not quite straight. The same seed gives the same lines.
 */
export function pencil(seed: number) {
  let state = seed;
  const wobble = (amount: number) => {
    state = (state * 16_807) % 2_147_483_647;
    return (state / 2_147_483_647 - 0.5) * 2 * amount;
  };
  const at = (x: number, y: number, amount: number) =>
    `${(x + wobble(amount)).toFixed(1)} ${(y + wobble(amount)).toFixed(1)}`;

  const once = (x1: number, y1: number, x2: number, y2: number, amount: number) =>
    `M${at(x1, y1, amount)}Q${at((x1 + x2) / 2, (y1 + y2) / 2, amount * 1.5)} ${at(x2, y2, amount)}`;

  const line = (x1: number, y1: number, x2: number, y2: number, amount = 1.4) =>
    once(x1, y1, x2, y2, amount) + once(x1, y1, x2, y2, amount);

  const box = (x: number, y: number, width: number, height: number, amount = 1.4) =>
    line(x - 2, y, x + width + 2, y, amount) +
    line(x + width, y - 2, x + width, y + height + 2, amount) +
    line(x + width + 2, y + height, x - 2, y + height, amount) +
    line(x, y + height + 2, x, y - 2, amount);

  /** A circle whose end overlaps its start. */
  const loop = (x: number, y: number, rx: number, ry: number, amount: number) => {
    const start = wobble(1) + 4;
    const points = Array.from({ length: 12 }, (_, index) => {
      const angle = start + (index / 10.6) * Math.PI * 2;
      return [x + Math.cos(angle) * rx + wobble(amount), y + Math.sin(angle) * ry + wobble(amount)] as const;
    });
    return points
      .slice(1)
      .map(([toX, toY], index) => {
        const [fromX, fromY] = points[index] ?? [toX, toY];
        const middle = `${((fromX + toX) / 2).toFixed(1)} ${((fromY + toY) / 2).toFixed(1)}`;
        return index === 0 ? `M${middle}` : `Q${fromX.toFixed(1)} ${fromY.toFixed(1)} ${middle}`;
      })
      .join('');
  };

  const ring = (x: number, y: number, rx: number, ry: number, amount = 1.2) =>
    loop(x, y, rx, ry, amount) + loop(x, y, rx, ry, amount);

  /** Strokes from the lower left to the upper right across a rectangle. */
  const hatch = (x: number, y: number, width: number, height: number, gap: number) => {
    let strokes = '';
    for (let offset = gap; offset < width + height; offset += gap) {
      const from = [x + Math.max(0, offset - height), y + Math.min(height, offset)] as const;
      const to = [x + Math.min(width, offset), y + Math.max(0, offset - width)] as const;
      strokes += once(from[0], from[1], to[0], to[1], 1.3);
    }
    return strokes;
  };

  return { line, box, ring, hatch };
}
