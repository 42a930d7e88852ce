// The output of every benchmark: a printed line for each figure, which is also stored as a row for the table of run.ts.
import { appendFileSync } from 'node:fs';

export type Row = {
  readonly name: string;
  readonly figure: string;
  readonly goal: string;
  readonly isGood: boolean;
};

/** Print one figure and whether it is good. Return whether it is good. */
export function report(row: Row): boolean {
  const { name, figure, goal, isGood } = row;
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name}: ${figure} (${goal})`);
  const file = process.env['BENCH_ROWS'];
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
  return isGood;
}

type Measured = { readonly name: string; readonly value: number; readonly unit?: string; readonly digits?: number };

const shown = (value: number, { unit = '', digits = 0 }: Measured) => `${value.toFixed(digits)}${unit && ` ${unit}`}`;

/**
 * Call `report` for a figure that is good if it is `most` or less. `more` is printed after the figure to explain it.
 */
export const reportAtMost = (measured: Measured, most: number, more = ''): boolean =>
  report({
    name: measured.name,
    figure: shown(measured.value, measured) + more,
    goal: `at most ${shown(most, measured)}`,
    isGood: measured.value <= most,
  });

/** Call `report` for a figure that is good if it is `least` or more. */
export const reportAtLeast = (measured: Measured, least: number, more = ''): boolean =>
  report({
    name: measured.name,
    figure: shown(measured.value, measured) + more,
    goal: `at least ${shown(least, measured)}`,
    isGood: measured.value >= least,
  });
