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
}

function waitingIn(rows: readonly Invoice[]): string[] {
  return rows.filter(({ permissions }) => permissions.make_approved).map(({ uuid }) => uuid);
}

function beginAt(shown: string, rows: readonly Invoice[]): ApprovalRun {
  const at = rows.findIndex(({ uuid }) => uuid === shown);
  return { shown, waiting: waitingIn(rows.slice(at + 1)), seen: new Set([shown]) };
}

/** The run at its next invoice. After the last one, those that joined the list or came before the first. */
function nextOf({ waiting, seen }: ApprovalRun, rows: readonly Invoice[]): ApprovalRun | undefined {
  const shown = waiting[0] ?? waitingIn(rows).find((uuid) => !seen.has(uuid));
  if (shown === undefined) return undefined;
  return { shown, waiting: waiting.slice(1), seen: new Set([...seen, shown]) };
}

/** The invoice that is open in the dialog, chosen from the list or named by the URL, and the way through the list. */
export function useApprovalRun(rows: readonly Invoice[]) {
  const [run, setRun] = useState<ApprovalRun>();
  const { asked, forget } = useInvoiceByAddress();
  const latestRows = useRef(rows);
  useEffect(() => {
    latestRows.current = rows;
  });
  const turnTo = useCallback(
    (next: ApprovalRun | undefined) => {
      setRun(next);
      if (asked !== null) forget();
    },
    [asked, forget],
  );
  const current = run ?? (asked === null ? undefined : beginAt(asked, rows));
  const next = current && nextOf(current, rows);
  return {
    shown: current?.shown,
    next: next?.shown,
    open: useCallback(({ uuid }: Invoice) => setRun(beginAt(uuid, latestRows.current)), []),
    close: useCallback(() => turnTo(undefined), [turnTo]),
    /** Shows the next invoice that waits for a decision, or closes the dialog after the last. */
    showNext: () => {
      turnTo(next);
      if (!next) toast.info(t('No other invoice in this list is waiting for a decision.'));
    },
  };
}
