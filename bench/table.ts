import { cpus, release, totalmem, type } from 'node:os';
import type { Row } from './report.ts';

export type Measurement = { readonly bench: string; readonly seconds: number; readonly rows: readonly Row[] };

const verdictOf = ({ isGood }: Row) => (isGood ? 'ok' : 'FAILED');
const minutes = (measurements: readonly Measurement[]) =>
  (measurements.reduce((sum, { seconds }) => sum + seconds, 0) / 60).toFixed(1);
const summaryOf = (measurements: readonly Measurement[]) => {
  const rows = measurements.flatMap((measurement) => measurement.rows);
  const good = rows.filter(({ isGood }) => isGood).length;
  return `${good} of ${rows.length} goals met, in ${minutes(measurements)} minutes.`;
};

export function tableOf(measurements: readonly Measurement[]): string {
  const lines = measurements.flatMap(({ bench, rows }) =>
    rows.map((row) => [verdictOf(row), bench, row.name, row.goal, row.figure]),
  );
  const table = [['verdict', 'bench', 'what', 'goal', 'figure'], ...lines];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const padded = table.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return [...padded, summaryOf(measurements)].join('\n');
}

export function markdownOf(measurements: readonly Measurement[], now = new Date()): string {
  const cores = cpus();
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const machine = `${cores.length} × ${cores[0]?.model.trim() || 'unknown processor'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${type()} ${release()}, Node ${process.versions.node}`;
  return [
    '# Benchmarks',
    '',
    `Written by \`npm run bench -- --write\` on ${now.toISOString().slice(0, 10)}. ${summaryOf(measurements)}`,
    '',
    `The machine: ${machine}. Ratios hardly depend on it, times do.`,
    '',
    '| bench | what | goal | figure | verdict |',
    '| --- | --- | --- | --- | --- |',
    ...measurements.flatMap(({ bench, rows }) =>
      rows.map((row) => `| ${[bench, row.name, row.goal, row.figure].map(cell).join(' | ')} | ${verdictOf(row)} |`),
    ),
    '',
  ].join('\n');
}
