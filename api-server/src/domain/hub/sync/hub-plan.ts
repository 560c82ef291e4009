import { conflict } from '../../../platform/errors/errors.ts';
import { isGone } from './hub-feed.ts';
import type { Gone } from './hub-feed-schema.ts';

type Present = { id: string; updated: string; deleted?: boolean | undefined };

/** The part of a stored record that the sync compares. */
export type Stored = {
  id: string;
  hubId: string | null;
  hubUpdated: Date | null;
  isActive: boolean;
};

/** Records that a sync adds, changes and deactivates, of one kind. */
export type HubPlan<Item, Current> = {
  added: Item[];
  changed: { item: Item; current: Current }[];
  gone: Current[];
  /** Records of the hub whose key belongs to a record that the workspace manages itself. */
  notLinked: Item[];
};

/** Keys are unique in a workspace: a client's name, a user's email. */
type Keys<Item, Current> = { ofItem(item: Item): string; ofCurrent(current: Current): string };

function isNewer({ updated }: { updated: string }, { hubUpdated }: Stored): boolean {
  return hubUpdated === null || Date.parse(updated) > hubUpdated.getTime();
}

function refuseDuplicates<Item, Current extends Stored>(
  { added, changed }: HubPlan<Item, Current>,
  current: Current[],
  keys: Keys<Item, Current>,
): void {
  const rewritten = new Set(changed.map((each) => each.current.id));
  const all = [
    ...current.filter(({ id }) => !rewritten.has(id)).map(keys.ofCurrent),
    ...[...changed.map(({ item }) => item), ...added].map(keys.ofItem),
  ];
  const seen = new Set<string>();
  for (const key of all) {
    if (seen.has(key)) {
      throw conflict(
        `The hub gives "${key}" to a record while another one of the workspace has it. Nothing was changed.`,
      );
    }
    seen.add(key);
  }
}

type PlanOptions<Item, Current> = {
  isFull: boolean;
  keys: Keys<Item, Current>;
  /** Whether the hub takes over a record of the workspace with the same key. */
  takesOver: boolean;
};

/**
 * Plans which records a sync writes: those newer at the hub, or all for a full sync. Records match by hub
 * id. A stored record that is deleted at the hub, or that the hub may take over, matches by its key.
 * Throws 409 if two records would share a key.
 */
export function planOf<Item extends Present, Current extends Stored>(
  items: (Item | Gone)[],
  current: Current[],
  { isFull, keys, takesOver }: PlanOptions<Item, Current>,
): HubPlan<Item, Current> {
  const stateAtHub = new Map(items.map((item) => [item.id, isGone(item) ? 'gone' : 'present']));
  const byHub = new Map(
    current.flatMap((each) => (each.hubId === null ? [] : [[each.hubId, each]])),
  );
  const isFree = ({ hubId, isActive }: Current) => {
    const state = hubId === null ? 'gone' : stateAtHub.get(hubId);
    return state === 'gone' || (state === undefined && !isActive);
  };
  const free = new Map(current.filter(isFree).map((each) => [keys.ofCurrent(each), each]));
  const isOwn = ({ hubId }: Current) => hubId === null && !takesOver;
  const own = new Set(current.filter(isOwn).map(keys.ofCurrent));
  const plan: HubPlan<Item, Current> = { added: [], changed: [], gone: [], notLinked: [] };
  const takenOver = new Set<string>();
  for (const item of items) {
    if (isGone(item)) continue;
    const linked = byHub.get(item.id);
    if (!linked && own.has(keys.ofItem(item))) {
      plan.notLinked.push(item);
      continue;
    }
    const match = linked ?? free.get(keys.ofItem(item));
    if (!match) plan.added.push(item);
    else if (!linked || isFull || isNewer(item, match)) plan.changed.push({ item, current: match });
    if (match && !linked) takenOver.add(match.id);
  }
  for (const item of items.filter(isGone)) {
    const match = byHub.get(item.id);
    if (!match?.isActive || takenOver.has(match.id)) continue;
    if (isFull || isNewer(item, match)) plan.gone.push(match);
  }
  refuseDuplicates(plan, current, keys);
  return plan;
}

/** Whether writing the changes one after another would give a record a key that another still holds. */
export function swapsKeys<Item, Current extends Stored>(
  { changed }: HubPlan<Item, Current>,
  keys: Keys<Item, Current>,
): boolean {
  const held = new Map(changed.map(({ current }) => [keys.ofCurrent(current), current.id]));
  return changed.some(({ item, current }) => {
    const holder = held.get(keys.ofItem(item));
    return holder !== undefined && holder !== current.id;
  });
}
