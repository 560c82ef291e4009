import { t } from '@shootline/shared-api';
import type { Transfer } from './transfer.ts';

/** Warnings about the parts of a transfer that did not fit, one sentence each. */
export function pasteWarnings(transfer: Transfer<never>): string[] {
  const { rowsBeyond, columnsBeyond, notEditable, tooLong, notYesNo } = transfer;
  const warnings: [count: number, text: string][] = [
    [
      rowsBeyond,
      t(
        '{count, plural, one {# row was left out: it is} other {# rows were left out: they are}} beyond the end of the loaded list.',
        { count: rowsBeyond },
      ),
    ],
    [
      columnsBeyond,
      t(
        '{count, plural, one {# column was left out: it is} other {# columns were left out: they are}} beyond the last one.',
        { count: columnsBeyond },
      ),
    ],
    [
      notEditable,
      t(
        '{count, plural, one {# cell cannot be edited, and stays as it was.} other {# cells cannot be edited, and stay as they were.}}',
        { count: notEditable },
      ),
    ],
    [
      tooLong,
      t(
        '{count, plural, one {# text is too long, and its cell stays as it was.} other {# texts are too long, and their cells stay as they were.}}',
        { count: tooLong },
      ),
    ],
    [
      notYesNo,
      t(
        '{count, plural, one {# value is neither yes nor no, and its cell stays as it was.} other {# values are neither yes nor no, and their cells stay as they were.}}',
        { count: notYesNo },
      ),
    ],
  ];
  return warnings.flatMap(([count, text]) => (count > 0 ? [text] : []));
}
