import { median } from '../../../api-server/tests/load/percentile.ts';
import type { Visit } from './visit.ts';

export const sides = ['federated', 'single'] as const;
export type Side = (typeof sides)[number];

/** The visits of both portals, in the order in which they were made. */
export type Visits = Record<Side, Visit[]>;

function compared(visits: Visits, what: keyof Visit, digits = 0): string {
  const [federated = NaN, single = NaN] = sides.map((side) =>
    median(visits[side].map((visit) => visit[what])),
  );
  const ratio = single === 0 ? '' : ` = ${(federated / single).toFixed(2)}`;
  return `${federated.toFixed(digits)} : ${single.toFixed(digits)}${ratio}`;
}

const columns = ['page', 'mode', 'visit', 'scripts KB', 'files', 'requests', 'FCP', 'content'];
const widths = [22, 9, 7, 24, 17, 17, 20, 22];

const line = (cells: string[]) =>
  cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('');

export function printHead(): void {
  console.log(line([...columns, 'long tasks']));
}

/** Prints a page's row as federated : single = ratio; loads for first visits only. */
export function printRow(page: string, mode: string, visit: string, visits: Visits): void {
  const loads =
    visit === 'first'
      ? [
          compared(visits, 'scriptsKb', 1),
          compared(visits, 'scripts'),
          compared(visits, 'requests'),
        ]
      : ['', '', ''];
  const times = (['paint', 'content', 'longTasks'] as const).map((what) => compared(visits, what));
  console.log(line([page, mode, visit, ...loads, ...times]));
}
