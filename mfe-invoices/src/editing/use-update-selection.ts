import {
  invoiceKeys,
  errorMessage,
  type Invoice,
  type InvoiceUpdate,
  type InvoiceUpdateResult,
  type Page,
  t,
} from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { undoUpdates, updatesBack } from '../invoice/undo-updates.ts';
import { useUpdateInvoices } from '../invoice/update-invoices.actions.ts';
import { type EditField, editFields, type SentValues } from './edit-values.ts';
import type { InvoiceEdits } from './invoice-edits.ts';
import type { Refusal } from './invoice-row.ts';

/** The API's limit for one request. */
export const maxUpdatesPerRequest = 2000;

/** The outcome of an update. */
export interface Outcome {
  sent: number;
  updated: number;
  unchanged: number;
  refused: ReadonlyMap<string, Refusal>;
  /** Why the answer broke off; unconfirmed changes are kept. */
  failure?: string;
}

const nothingYet = (sent: number): Outcome => ({
  sent,
  updated: 0,
  unchanged: 0,
  refused: new Map(),
});

function refusalOf(
  { message, errors }: InvoiceUpdateResult,
  values: Refusal['values'],
  booking_uid: string,
): Refusal {
  const ofFields = editFields.flatMap((field): [EditField, string][] => {
    const error = errors.find((one) => one.field === field);
    return error?.message ? [[field, error.message]] : [];
  });
  return {
    booking_uid,
    values,
    errors: Object.fromEntries(ofFields),
    message: ofFields.map(([, error]) => error).join(' ') || (message ?? t('It was refused.')),
  };
}

/** The update that gives an invoice the values back that another one replaces. */
function valuesBefore(
  { uuid, is_selected, ...values }: InvoiceUpdate,
  invoice: Invoice | undefined,
): InvoiceUpdate | undefined {
  if (!invoice) return undefined;
  const fields = editFields.filter((field) => values[field] !== undefined);
  return {
    uuid,
    is_selected,
    ...Object.fromEntries(fields.map((field) => [field, invoice[field]])),
  };
}

type InvoicePages = InfiniteData<Page<Invoice>, number>;

/** Puts the server's current invoices into every list before the lists are reloaded. */
function useShowInLists() {
  const client = useQueryClient();
  return (invoices: ReadonlyMap<string, Invoice>) => {
    if (invoices.size === 0) return;
    client.setQueriesData<InvoicePages>(
      {
        queryKey: invoiceKeys.lists(),
        predicate: ({ state }) => Array.isArray((state.data as Partial<InvoicePages>)?.pages),
      },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            results: page.results.map((invoice) => invoices.get(invoice.uuid) ?? invoice),
          })),
        },
    );
  };
}

/**
 * 'Update Selection': sends the selected invoices in one request and applies each result as it arrives.
 * Refused and unconfirmed changes are kept.
 */
export function useUpdateSelection(
  edits: InvoiceEdits,
  invoiceOf: (uuid: string) => Invoice | undefined,
) {
  const { mutateAsync, isPending } = useUpdateInvoices();
  const showInLists = useShowInLists();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isDismissed, setIsDismissed] = useState(false);

  const update = async () => {
    const { selected, edits: changed } = edits.get();
    const sent: SentValues = new Map(
      [...selected].map((uuid) => [uuid, changed.get(uuid)?.values ?? {}]),
    );
    const updates = [...sent].map(([uuid, values]): InvoiceUpdate => ({
      uuid,
      is_selected: true,
      ...values,
    }));
    let waiting: InvoiceUpdateResult[] = [];
    let current = nothingYet(updates.length);
    let frame: number | undefined;
    const take = () => {
      frame = undefined;
      const results = waiting;
      waiting = [];
      if (results.length === 0) return;
      const taken = results.filter(({ result }) => result !== 'refused');
      const refused = new Map(current.refused);
      for (const result of results) {
        if (result.result !== 'refused') continue;
        const { uuid } = result;
        const number = changed.get(uuid)?.booking_uid ?? invoiceOf(uuid)?.booking.booking_uid ?? '';
        refused.set(uuid, refusalOf(result, sent.get(uuid) ?? {}, number));
      }
      const unchanged = taken.filter(({ result }) => result === 'unchanged').length;
      current = {
        ...current,
        refused,
        updated: current.updated + taken.length - unchanged,
        unchanged: current.unchanged + unchanged,
      };
      showInLists(
        new Map(taken.flatMap(({ uuid, invoice }) => (invoice ? [[uuid, invoice]] : []))),
      );
      edits.confirm(taken.map(({ uuid }) => uuid));
      setOutcome(current);
    };

    const before = updates.map((row) => valuesBefore(row, invoiceOf(row.uuid)));

    setOutcome(current);
    setIsDismissed(false);
    edits.beginSending(sent);
    try {
      const results = await mutateAsync({
        updates,
        onResult: (result) => {
          waiting.push(result);
          // Renders hundreds of results that arrive together in one frame.
          frame ??= requestAnimationFrame(take);
        },
      });
      take();
      // Rows outside the list have no known values to go back to.
      const isUndoable = before.every((row) => row !== undefined);
      const undone = t('Update undone.');
      const onPress = () => void undoUpdates(mutateAsync, updatesBack(results, before), undone);
      const action = { label: t('Undo'), onPress };
      if (current.refused.size === 0) {
        toast.success(t('Selected booking(s) have been updated.'), isUndoable ? { action } : {});
      }
    } catch (error) {
      take();
      current = { ...current, failure: errorMessage(error) };
      setOutcome(current);
    } finally {
      edits.endSending();
      if (frame !== undefined) cancelAnimationFrame(frame);
    }
  };
  return {
    update,
    isUpdating: isPending,
    outcome,
    /** Whether the notice is closed; `outcome` still marks the refused cells. */
    isDismissed,
    dismiss: () => setIsDismissed(true),
  };
}
