import { median } from '../../../api-server/tests/load/percentile.ts';

/** The figures of each measured build: a number by name for each visit. */
export type Figures = Map<string, number>[][];

const medianOf = (visits: Map<string, number>[], name: string): number =>
  median(visits.map((visit) => visit.get(name) ?? 0));

/** Prints the medians of figures, highest first, without those below `least`, and their ratio. */
export function printTable(title: string, figures: Figures, least: number, most = 40): void {
  const names = [...new Set(figures.flat().flatMap((visit) => [...visit.keys()]))];
  const rows = names
    .map((name) => ({ name, values: figures.map((visits) => medianOf(visits, name)) }))
    .filter(({ values }) => Math.max(...values) >= least)
    .sort((one, other) => Math.max(...other.values) - Math.max(...one.values));
  if (rows.length === 0) return;
  console.log(`\n  ${title}`);
  for (const { name, values } of rows.slice(0, most)) {
    const [before = NaN, after] = values;
    const cells = values.map((value) => value.toFixed(0).padStart(7));
    const ratio =
      after === undefined || before === 0 ? '' : (after / before).toFixed(2).padStart(7);
    console.log(`  ${cells.join('')}${ratio}  ${name}`);
  }
}
