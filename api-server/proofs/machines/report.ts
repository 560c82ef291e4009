import { median, percentile } from '../../tests/load/percentile.ts';
import { type Call, type Observed, periodAt } from './calls.ts';

/** Prints rows in columns; the first one is the head. */
export function printTable(title: string, rows: string[][]): void {
  console.log(`\n${title}`);
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  }
}

/** Median and 99th percentile in milliseconds, and how many. */
function times(calls: Call[]): string {
  const each = calls.map(({ ms }) => ms);
  if (each.length === 0) return '–';
  return `${median(each).toFixed(0)}/${percentile(each, 0.99).toFixed(0)} (${each.length})`;
}

const isFailed = ({ status }: Call) => status === 0 || status >= 500;

/** Prints how long calls took in the calm and during each fault. */
export function printTimes({ calls, periods }: Observed): void {
  const answered = calls.filter((call) => !isFailed(call));
  const kinds = [...new Set(answered.map(({ kind }) => kind))].sort();
  const nameAt = (call: Call) => periodAt(periods, call.at)?.name ?? 'calm';
  const names = ['calm', ...periods.map(({ name }) => name)];
  const byName = Map.groupBy(answered, nameAt);
  printTable('Milliseconds of answered calls: median/p99 (number)', [
    ['', ...names],
    ...kinds.map((kind) => [
      kind,
      ...names.map((name) => times((byName.get(name) ?? []).filter((one) => one.kind === kind))),
    ]),
  ]);
}

/** Prints what each fault cost, and how long it took until everything worked. */
export function printFaults({ calls, periods }: Observed): void {
  const rows = periods.map((period) => {
    const during = calls.filter((call) => periodAt(periods, call.at + call.ms) === period);
    const failed = during.filter(isFailed);
    const last = Math.max(period.begin, ...failed.map((call) => call.at + call.ms));
    const count = (wanted: (call: Call) => boolean) => String(failed.filter(wanted).length);
    return [
      period.name,
      ((period.end - period.begin) / 1000).toFixed(1),
      failed.length === 0 ? '–' : ((last - period.begin) / 1000).toFixed(1),
      String(during.length),
      count(({ isRead, status }) => isRead && status === 503),
      count(({ isRead, status }) => !isRead && status === 503),
      count(({ isRead, status }) => isRead && status !== 503),
      count(({ isRead, status }) => !isRead && status !== 503),
    ];
  });
  printTable('Faults: seconds until the machine was back, and until the last failure', [
    ['', 'back', 'last', 'calls', 'reads 503', 'writes 503', 'reads cut', 'writes cut'],
    ...rows,
  ]);
}
