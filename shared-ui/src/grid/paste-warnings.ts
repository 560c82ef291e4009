import type { Transfer } from './transfer.ts';

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [count === 1 ? one : several.replace('#', count.toLocaleString('en'))];

/** Warnings about the parts of a transfer that did not fit, one sentence each. */
export function pasteWarnings(transfer: Transfer<never>): string[] {
  return [
    ...counted(
      transfer.rowsBeyond,
      '1 row was left out: it is beyond the end of the loaded list.',
      '# rows were left out: they are beyond the end of the loaded list.',
    ),
    ...counted(
      transfer.columnsBeyond,
      '1 column was left out: it is beyond the last one.',
      '# columns were left out: they are beyond the last one.',
    ),
    ...counted(
      transfer.notEditable,
      '1 cell cannot be edited, and stays as it was.',
      '# cells cannot be edited, and stay as they were.',
    ),
    ...counted(
      transfer.tooLong,
      '1 text is too long, and its cell stays as it was.',
      '# texts are too long, and their cells stay as they were.',
    ),
    ...counted(
      transfer.notYesNo,
      '1 value is neither yes nor no, and its cell stays as it was.',
      '# values are neither yes nor no, and their cells stay as they were.',
    ),
  ];
}
