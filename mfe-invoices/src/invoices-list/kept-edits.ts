import { keptDrafts, keptInput } from '@shootline/shared-api';
import type { EditsState, InvoiceEdit } from './edit-values.ts';

const draftName = 'invoice changes';
const ticksName = 'invoice ticks';
/** Of this page's life: a reload or a duplicated tab has another one. */
const ownId = crypto.randomUUID();

type Kept = { edits?: Record<string, InvoiceEdit>; selected?: string[] };
type KeptState = Pick<EditsState, 'edits' | 'selected'>;

const stateOf = ({ edits = {}, selected = [] }: Kept): KeptState => ({
  edits: new Map(Object.entries(edits)),
  selected: new Set(selected),
});

/** The changes and ticks of both; of a field that both have, the value of the newer one. */
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

/** Holds a lock as long as this page lives, by which other tabs know that its changes are in use. */
function holdLock(): void {
  if (isHeld) return;
  isHeld = true;
  const forever = () => new Promise<never>(() => undefined);
  void browserLocks()
    ?.request(lockName(ownId), forever)
    .catch(() => undefined);
}

/** Calls `take` unless the page that keeps the draft still lives. */
async function unlessOpen(id: string, take: () => void): Promise<void> {
  const locks = browserLocks();
  if (!locks) take();
  else await locks.request(lockName(id), { ifAvailable: true }, (lock) => lock && take());
}

/**
 * The user's unsent changes, kept in the browser for each open page apart, and their ticks, kept in the
 * tab.
 */
export const keptEdits = {
  /** What this page kept before the user went to another one and came back. */
  read(): KeptState {
    holdLock();
    const own = keptDrafts.list(draftName).find(({ id }) => id === ownId);
    const ticks = stateOf({ selected: (keptInput.read(ticksName) as Kept | undefined)?.selected });
    return mergedEdits(ticks, stateOf((own?.values ?? {}) as Kept));
  },
  keep({ edits, selected }: KeptState): void {
    const ticked = [...selected];
    if (ticked.length > 0) keptInput.keep(ticksName, { selected: ticked });
    else keptInput.forget(ticksName);
    if (edits.size === 0) return keptDrafts.forget(draftName, ownId);
    const values = {
      edits: Object.fromEntries(edits),
      selected: ticked.filter((uuid) => edits.has(uuid)),
    };
    keptDrafts.keep(draftName, ownId, { values, version: null });
  },
  /**
   * Hands over what pages that are gone have left, the newest first. What is handed over is the
   * caller's to keep.
   */
  async takeLeft(signal: AbortSignal, onTaken: (left: KeptState) => void): Promise<void> {
    for (const { id } of keptDrafts.list(draftName)) {
      if (id === ownId || signal.aborted) continue;
      await unlessOpen(id, () => {
        // Another tab may have taken it meanwhile.
        const draft = keptDrafts.list(draftName).find((one) => one.id === id);
        if (!draft || signal.aborted) return;
        onTaken(stateOf(draft.values as Kept));
        keptDrafts.forget(draftName, id);
      });
    }
  },
};
