import { type Invoice, keptDrafts, keptInput } from '@shootline/shared-api';

/** What finance notes of an invoice in the grid (S2 §2), in the order of its columns. */
export const editFields = [
  'billed_to_client',
  'added_to_xero',
  'quote_number',
  'po_number',
  'sales_invoice_number',
] as const;

export type EditField = (typeof editFields)[number];
export type EditValues = Pick<Invoice, EditField>;

/** What was changed of an invoice and not sent yet. */
export interface InvoiceEdit {
  booking_uid: string;
  values: Partial<EditValues>;
}

export interface EditsState {
  edits: ReadonlyMap<string, InvoiceEdit>;
  selected: ReadonlySet<string>;
}

export interface InvoiceChange {
  invoice: Invoice;
  values: Partial<EditValues>;
}

const draftName = 'invoice changes';
const tabName = 'invoice changes of this tab';
const MOST_UNDONE = 100;

type Kept = { edits?: Record<string, InvoiceEdit>; selected?: string[] };

const stateOf = ({ edits = {}, selected = [] }: Kept): EditsState => ({
  edits: new Map(Object.entries(edits)),
  selected: new Set(selected),
});

/** This tab's own changes, and those that closed tabs left, which become its own. */
function readKept(): { id: string; state: EditsState } {
  const { id = crypto.randomUUID() } = (keptInput.read(tabName) ?? {}) as { id?: string };
  keptInput.keep(tabName, { id });
  const drafts = keptDrafts.list(draftName);
  const own = drafts.filter((draft) => draft.id === id);
  // Oldest first, so that the newest value of a field counts.
  const taken = (own.length > 0 ? own : drafts).toReversed();
  const states = taken.map(({ values }) => stateOf(values as Kept));
  for (const draft of taken) if (draft.id !== id) keptDrafts.forget(draftName, draft.id);
  return {
    id,
    state: {
      edits: new Map(states.flatMap(({ edits }) => [...edits])),
      selected: new Set(states.flatMap(({ selected }) => [...selected])),
    },
  };
}

/** Without the values that are what the server has. */
function changedValues(values: Partial<EditValues>, invoice: Invoice): Partial<EditValues> {
  const changed = editFields.filter(
    (field) => values[field] !== undefined && values[field] !== invoice[field],
  );
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

function withChanges(state: EditsState, changes: readonly InvoiceChange[]): EditsState {
  const edits = new Map(state.edits);
  const selected = new Set(state.selected);
  for (const { invoice, values } of changes) {
    const { uuid, booking } = invoice;
    const next = changedValues({ ...edits.get(uuid)?.values, ...values }, invoice);
    if (Object.keys(next).length > 0) {
      edits.set(uuid, { booking_uid: booking.booking_uid, values: next });
      selected.add(uuid);
    } else if (edits.delete(uuid)) {
      selected.delete(uuid);
    }
  }
  return { edits, selected };
}

export type InvoiceEdits = ReturnType<typeof createInvoiceEdits>;

/**
 * The user's changes to invoices and their selection, kept until they are sent or discarded: through
 * reloads, ended sessions and closed tabs, for this user only.
 */
export function createInvoiceEdits() {
  const { id, state: first } = readKept();
  let state = first;
  let past: EditsState[] = [];
  const listeners = new Set<() => void>();

  const set = (next: EditsState) => {
    state = next;
    const { edits, selected } = state;
    if (edits.size + selected.size === 0) keptDrafts.forget(draftName, id);
    else {
      const values = { edits: Object.fromEntries(edits), selected: [...selected] };
      keptDrafts.keep(draftName, id, { values, version: null });
    }
    for (const notify of listeners) notify();
  };
  const remember = () => {
    past = [...past, state].slice(-MOST_UNDONE);
  };
  if (state.edits.size + state.selected.size > 0) set(state);

  return {
    /** How many invoices had changes when the page was opened. */
    cameBack: first.edits.size,
    get: () => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    /** Changes cells; `isContinued` where it goes on with the change before, as the next letter does. */
    change: (changes: readonly InvoiceChange[], isContinued = false) => {
      const next = withChanges(state, changes);
      if (!isContinued) remember();
      set(next);
    },
    select: (selected: ReadonlySet<string>) => set({ ...state, selected }),
    undo: (): boolean => {
      const before = past.at(-1);
      if (!before) return false;
      past = past.slice(0, -1);
      set(before);
      return true;
    },
    discard: () => {
      remember();
      const selected = new Set([...state.selected].filter((uuid) => !state.edits.has(uuid)));
      set({ edits: new Map(), selected });
    },
    /** Takes away what the server has taken, but not what was changed since it was sent. */
    confirm: (sent: readonly { uuid: string; values: Partial<EditValues> }[]) => {
      const edits = new Map(state.edits);
      const selected = new Set(state.selected);
      for (const { uuid, values } of sent) {
        const edit = edits.get(uuid);
        const left = Object.entries(edit?.values ?? {}).filter(
          ([field, value]) => values[field as EditField] !== value,
        );
        if (edit && left.length > 0) {
          edits.set(uuid, { ...edit, values: Object.fromEntries(left) });
        } else {
          edits.delete(uuid);
          selected.delete(uuid);
        }
      }
      // An earlier state has what was sent as not sent.
      past = [];
      set({ edits, selected });
    },
  };
}
