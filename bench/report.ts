// The output of every bench: one line for each figure, and the same as a row of the table of `npm run bench` (run.ts).
import { appendFileSync } from 'node:fs';

export type Row = {
  readonly name: string;
  readonly figure: string;
  readonly goal: string;
  readonly isGood: boolean;
};

/** Print one figure with its verdict. Return the verdict. */
export function report(row: Row): boolean {
  const { name, figure, goal, isGood } = row;
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name}: ${figure} (${goal})`);
  const file = process.env['BENCH_ROWS'];
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
  return isGood;
}

type Measured = { readonly name: string; readonly value: number; readonly unit?: string; readonly digits?: number };

const shown = (value: number, { unit = '', digits = 0 }: Measured) => `${value.toFixed(digits)}${unit && ` ${unit}`}`;

/** `report` a figure that is good up to `most`. `more`: what a reader needs to know beside the figure. */
export const reportAtMost = (measured: Measured, most: number, more = ''): boolean =>
  report({
    name: measured.name,
    figure: shown(measured.value, measured) + more,
    goal: `at most ${shown(most, measured)}`,
    isGood: measured.value <= most,
  });

/** `report` a figure that is good from `least` on. */
export const reportAtLeast = (measured: Measured, least: number, more = ''): boolean =>
  report({
    name: measured.name,
    figure: shown(measured.value, measured) + more,
    goal: `at least ${shown(least, measured)}`,
    isGood: measured.value >= least,
  });
