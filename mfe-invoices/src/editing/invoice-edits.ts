import type { Invoice } from '@shootline/shared-api';
import {
  type EditField,
  editFields,
  type EditsState,
  type EditValues,
  type InvoiceChange,
  type SentValues,
} from './edit-values.ts';
import { keptEdits, mergedEdits } from './kept-edits.ts';
import { createUndoHistory, type UndoableChange, revertChange } from './past-changes.ts';

/** The values that differ from the server's, and those of fields with a value being sent. */
function changedValues(
  { uuid, ...server }: Invoice,
  values: Partial<EditValues>,
  sent: SentValues,
) {
  const changed = editFields.filter(
    (field) =>
      values[field] !== undefined &&
      (values[field] !== server[field] || sent.get(uuid)?.[field] !== undefined),
  );
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

function withChanges(
  state: EditsState,
  changes: readonly InvoiceChange[],
  sent: SentValues,
): EditsState {
  const edits = new Map(state.edits);
  const selected = new Set(state.selected);
  for (const { invoice, values } of changes) {
    const { uuid, booking } = invoice;
    const next = changedValues(invoice, { ...edits.get(uuid)?.values, ...values }, sent);
    if (Object.keys(next).length > 0) {
      edits.set(uuid, { booking_uid: booking.booking_uid, values: next });
      selected.add(uuid);
    } else if (edits.delete(uuid)) {
      selected.delete(uuid);
    }
  }
  return { ...state, edits, selected };
}

const nothingSent: SentValues = new Map();

export type InvoiceEdits = ReturnType<typeof createInvoiceEdits>;

/**
 * The user's changes to invoices and their selection, kept in the browser until sent or discarded. They
 * survive reloads, ended sessions and closed tabs, for this user only.
 */
export function createInvoiceEdits() {
  const first = keptEdits.read();
  let state: EditsState = { ...first, cameBack: first.edits.size };
  let sent = nothingSent;
  const past = createUndoHistory();
  const listeners = new Set<() => void>();

  const set = (next: EditsState) => {
    state = next;
    keptEdits.keep(state);
    for (const notify of listeners) notify();
  };

  return {
    get: () => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    /** Takes over the changes of closed tabs, until `signal` aborts as the user leaves this page. */
    takeLeft: (signal: AbortSignal) =>
      keptEdits.takeLeft(signal, (left) => {
        const cameBack = state.cameBack + left.edits.size;
        set({ ...mergedEdits(left, state), cameBack });
      }),
    forgetCameBack: () => set({ ...state, cameBack: 0 }),
    /**
     * Changes cells and returns the change, for `undo`. With `isContinued` it may extend the last change,
     * as the next typed letter does.
     */
    change: (changes: readonly InvoiceChange[], isContinued = false): UndoableChange => {
      const change = past.add(state, changes, isContinued);
      set(withChanges(state, changes, sent));
      return change;
    },
    select: (selected: ReadonlySet<string>) => set({ ...state, selected }),
    /** Unticks these invoices, except those with unsent changes. */
    unselect: (uuids: readonly string[]) => {
      const selected = new Set(state.selected);
      for (const uuid of uuids) if (!state.edits.has(uuid)) selected.delete(uuid);
      set({ ...state, selected });
    },
    /** Undoes a change, by default the last one; false if it was sent or undone already. */
    undo: (change = past.last()): boolean => {
      if (!change || !past.take(change)) return false;
      set(revertChange(state, change, sent));
      return true;
    },
    /** Drops the changes and ticks of these invoices, by default all; returns the change, for `undo`. */
    discard: (uuids: Iterable<string> = state.edits.keys()): UndoableChange => {
      const dropped = new Set(uuids);
      const change = past.addDiscard(state, dropped);
      const edits = new Map([...state.edits].filter(([uuid]) => !dropped.has(uuid)));
      const selected = new Set([...state.selected].filter((uuid) => !dropped.has(uuid)));
      set({ ...state, edits, selected });
      return change;
    },
    /** Drops changes that equal the server's current values. */
    follow: (invoices: readonly Invoice[]) => {
      const stale = invoices.filter((invoice) => {
        const { values } = state.edits.get(invoice.uuid) ?? {};
        const kept = values && changedValues(invoice, values, sent);
        return kept && Object.keys(kept).length < Object.keys(values).length;
      });
      const changes = stale.map((invoice) => ({ invoice, values: {} }));
      if (changes.length > 0) set(withChanges(state, changes, sent));
    },
    /** Notes that these values are being sent; undoing one meanwhile counts as a new change. */
    beginSending: (values: SentValues) => {
      sent = values;
    },
    endSending: () => {
      sent = nothingSent;
    },
    /** Drops the changes that the server has accepted, but keeps those made since they were sent. */
    confirm: (uuids: readonly string[]) => {
      const edits = new Map(state.edits);
      const selected = new Set(state.selected);
      for (const uuid of uuids) {
        const edit = edits.get(uuid);
        const taken = sent.get(uuid);
        const left = Object.entries(edit?.values ?? {}).filter(
          ([field, value]) => taken?.[field as EditField] !== value,
        );
        if (edit && left.length > 0) {
          edits.set(uuid, { ...edit, values: Object.fromEntries(left) });
        } else {
          edits.delete(uuid);
          selected.delete(uuid);
        }
      }
      // Older changes would restore values from before the update.
      past.clear();
      set({ ...state, edits, selected });
    },
  };
}
