import { t, type Invoice } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useInvoiceByAddress } from './use-invoice-by-address.ts';

/** The invoices that the dialog shows one after the other, to be approved; all by uuid. */
interface ApprovalRun {
  shown: string;
  /** The later invoices that wait for a decision, from the list as it was when the first was opened. */
  waiting: readonly string[];
  seen: ReadonlySet<string>;
  /** The number of invoices to decide on when the run began. */
  total: number;
}

function waitingIn(rows: readonly Invoice[]): string[] {
  return rows.filter(({ permissions }) => permissions.make_approved).map(({ uuid }) => uuid);
}

function beginAt(shown: string, { rows, count }: ListedInvoices): ApprovalRun {
  const at = rows.findIndex(({ uuid }) => uuid === shown);
  const waiting = waitingIn(rows);
  const others = waiting.filter((uuid) => uuid !== shown).length;
  return {
    shown,
    waiting: waitingIn(rows.slice(at + 1)),
    seen: new Set([shown]),
    // A list of waiting invoices only goes on beyond its loaded rows.
    total: waiting.length === rows.length && at !== -1 ? Math.max(count, rows.length) : others + 1,
  };
}

/** The run at its next invoice. After the last one, those that joined the list or came before the first. */
function nextOf(run: ApprovalRun, rows: readonly Invoice[]): ApprovalRun | undefined {
  const { waiting, seen, total } = run;
  const shown = waiting[0] ?? waitingIn(rows).find((uuid) => !seen.has(uuid));
  if (shown === undefined) return undefined;
  return {
    shown,
    waiting: waiting.slice(1),
    seen: new Set([...seen, shown]),
    total: Math.max(total, seen.size + 1),
  };
}

/** The loaded rows of a list, and its length. */
type ListedInvoices = { rows: readonly Invoice[]; count: number };

/** The invoice that is open in the dialog, chosen from the list or named by the URL, and the way through the list. */
export function useApprovalRun(list: ListedInvoices) {
  const [run, setRun] = useState<ApprovalRun>();
  const { asked, forget } = useInvoiceByAddress();
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const turnTo = useCallback(
    (next: ApprovalRun | undefined) => {
      setRun(next);
      if (asked !== null) forget();
    },
    [asked, forget],
  );
  const current = run ?? (asked === null ? undefined : beginAt(asked, list));
  const next = current && nextOf(current, list.rows);
  return {
    shown: current?.shown,
    place: current && { number: current.seen.size, total: current.total },
    next: next?.shown,
    open: useCallback(({ uuid }: Invoice) => setRun(beginAt(uuid, latest.current)), []),
    close: useCallback(() => turnTo(undefined), [turnTo]),
    /** Shows the next invoice that waits for a decision, or closes the dialog after the last. */
    showNext: () => {
      turnTo(next);
      if (!next) toast.info(t('No other invoice in this list is waiting for a decision.'));
    },
  };
}
