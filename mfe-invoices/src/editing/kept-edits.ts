import { keptInput, unsavedForms } from '@shootline/shared-api';
import type { EditsState, InvoiceEdit } from './edit-values.ts';

const draftName = 'invoice changes';
const ticksName = 'invoice ticks';
/** Id of this page load; a reload or a duplicated tab gets a new one. */
const ownId = crypto.randomUUID();

type Kept = { edits?: Record<string, InvoiceEdit>; selected?: string[] };
type KeptState = Pick<EditsState, 'edits' | 'selected'>;

const stateOf = ({ edits = {}, selected = [] }: Kept): KeptState => ({
  edits: new Map(Object.entries(edits)),
  selected: new Set(selected),
});

/** The changes and ticks of both states; the newer one wins where both changed a field. */
export function mergedEdits(older: KeptState, newer: KeptState): KeptState {
  const edits = new Map(older.edits);
  for (const [uuid, edit] of newer.edits) {
    edits.set(uuid, { ...edit, values: { ...edits.get(uuid)?.values, ...edit.values } });
  }
  return { edits, selected: new Set([...older.selected, ...newer.selected]) };
}

const lockName = (id: string) => `shootline.${draftName}.${id}`;
const browserLocks = () => navigator.locks as LockManager | undefined;

let isHeld = false;

/** Holds a lock while this page lives, so other tabs see that its changes are in use. */
function holdLock(): void {
  if (isHeld) return;
  isHeld = true;
  const forever = () => new Promise<never>(() => undefined);
  void browserLocks()
    ?.request(lockName(ownId), forever)
    .catch(() => undefined);
}

/** Calls `take` unless the page that kept the draft is still open. */
async function unlessOpen(id: string, take: () => void): Promise<void> {
  const locks = browserLocks();
  if (!locks) take();
  else await locks.request(lockName(id), { ifAvailable: true }, (lock) => lock && take());
}

/**
 * The user's unsent changes, kept in the browser separately for each open page, and their ticks, kept in
 * the tab.
 */
export const keptEdits = {
  /** The changes and ticks that this page kept before the user left the route and came back. */
  read(): KeptState {
    holdLock();
    const own = unsavedForms.list(draftName).find(({ id }) => id === ownId);
    const ticks = stateOf({ selected: (keptInput.read(ticksName) as Kept | undefined)?.selected });
    return mergedEdits(ticks, stateOf((own?.values ?? {}) as Kept));
  },
  keep({ edits, selected }: KeptState): void {
    const ticked = [...selected];
    if (ticked.length > 0) keptInput.keep(ticksName, { selected: ticked });
    else keptInput.forget(ticksName);
    if (edits.size === 0) return unsavedForms.forget(draftName, ownId);
    const values = {
      edits: Object.fromEntries(edits),
      selected: ticked.filter((uuid) => edits.has(uuid)),
    };
    unsavedForms.keep(draftName, ownId, { values, version: null });
  },
  /**
   * Passes the changes of closed pages to `onTaken`, newest first, and forgets them; the caller must keep
   * them.
   */
  async takeLeft(signal: AbortSignal, onTaken: (left: KeptState) => void): Promise<void> {
    for (const { id } of unsavedForms.list(draftName)) {
      if (id === ownId || signal.aborted) continue;
      await unlessOpen(id, () => {
        // Another tab may have taken it meanwhile.
        const draft = unsavedForms.list(draftName).find((one) => one.id === id);
        if (!draft || signal.aborted) return;
        onTaken(stateOf(draft.values as Kept));
        unsavedForms.forget(draftName, id);
      });
    }
  },
};
