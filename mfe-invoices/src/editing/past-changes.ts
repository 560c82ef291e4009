import {
  type EditField,
  editFields,
  type EditsState,
  type EditValues,
  type InvoiceChange,
  type SentValues,
} from './edit-values.ts';

const MOST_UNDONE = 100;

interface PastField {
  field: EditField;
  before: EditValues[EditField];
  /** Undefined if the change was discarded. */
  after: EditValues[EditField] | undefined;
  /** Whether `before` was an unsent change itself. */
  wasChanged: boolean;
}

interface PastRow {
  uuid: string;
  booking_uid: string;
  wasSelected: boolean;
  fields: PastField[];
}

/** A change of cells that can be undone. */
export interface UndoableChange {
  rows: readonly PastRow[];
}

const fieldsOf = (values: Partial<EditValues>) =>
  editFields.filter((field) => values[field] !== undefined);

function rowOf(state: EditsState, { invoice, values }: InvoiceChange): PastRow {
  const { uuid, booking } = invoice;
  const edited = state.edits.get(uuid)?.values;
  return {
    uuid,
    booking_uid: booking.booking_uid,
    wasSelected: state.selected.has(uuid),
    fields: fieldsOf(values).map((field) => ({
      field,
      before: edited?.[field] ?? invoice[field],
      after: values[field],
      wasChanged: edited?.[field] !== undefined,
    })),
  };
}

/** Whether both changes affect the same single cell. */
function isOfSameCell(change: UndoableChange | undefined, next: readonly PastRow[]): boolean {
  const [row, ...rows] = change?.rows ?? [];
  const [nextRow, ...nextRows] = next;
  return (
    rows.length + nextRows.length === 0 &&
    row?.uuid === nextRow?.uuid &&
    row?.fields.length === 1 &&
    nextRow?.fields.length === 1 &&
    row.fields[0]?.field === nextRow.fields[0]?.field
  );
}

/** The changes that can be undone, oldest first. */
export function createUndoHistory() {
  let past: UndoableChange[] = [];
  const push = (change: UndoableChange) => {
    past = [...past, change].slice(-MOST_UNDONE);
    return change;
  };
  return {
    last: () => past.at(-1),
    add: (state: EditsState, changes: readonly InvoiceChange[], isContinued: boolean) => {
      const rows = changes.map((change) => rowOf(state, change));
      const last = past.at(-1);
      if (!last || !isContinued || !isOfSameCell(last, rows)) return push({ rows });
      const [field, next] = [last.rows[0]?.fields[0], rows[0]?.fields[0]];
      if (field && next) field.after = next.after;
      return last;
    },
    addDiscard: ({ edits, selected }: EditsState, dropped: ReadonlySet<string>) =>
      push({
        rows: [...edits]
          .filter(([uuid]) => dropped.has(uuid))
          .map(([uuid, { booking_uid, values }]) => ({
            uuid,
            booking_uid,
            wasSelected: selected.has(uuid),
            fields: fieldsOf(values).map((field) => ({
              field,
              before: values[field] ?? '',
              after: undefined,
              wasChanged: true,
            })),
          })),
      }),
    /** Removes a change; false if it was gone already. */
    take: (change: UndoableChange): boolean => {
      const before = past.length;
      past = past.filter((one) => one !== change);
      return past.length < before;
    },
    clear: () => {
      past = [];
    },
  };
}

/** The state without a change, keeping later changes of the same cells. */
export function revertChange(
  state: EditsState,
  { rows }: UndoableChange,
  sent: SentValues,
): EditsState {
  const edits = new Map(state.edits);
  const selected = new Set(state.selected);
  for (const { uuid, booking_uid, wasSelected, fields } of rows) {
    const values: Partial<Record<EditField, string | boolean>> = { ...edits.get(uuid)?.values };
    for (const { field, before, after, wasChanged } of fields) {
      if (values[field] !== undefined && values[field] !== after) continue;
      // While the new value is being sent, going back to the old one is a change too.
      if (wasChanged || sent.get(uuid)?.[field] !== undefined) values[field] = before;
      else delete values[field];
    }
    if (Object.keys(values).length === 0) {
      edits.delete(uuid);
      if (!wasSelected) selected.delete(uuid);
    } else {
      edits.set(uuid, { booking_uid, values: values as Partial<EditValues> });
      if (wasSelected && !state.edits.has(uuid)) selected.add(uuid);
    }
  }
  return { ...state, edits, selected };
}
