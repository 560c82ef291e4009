import { type Cell, detailOfScope, scopesOf } from './tally-cell.rules.ts';
import { type Fold, addFold } from './tally-fold.ts';
import { longerPeriodsOf } from './tally-period.rules.ts';
import type { RowName } from './tally-sources.ts';

/** Key of a summary. */
export type Place = { scope: string; period: string; source: RowName };

export const placeName = ({ scope, period, source }: Place): string =>
  `${source} ${period} ${scope}`;

export type Change = Place & { fold: Fold };

/** Changes to add to the summaries of every scope and period that include the changed cells. */
export class TallyChanges {
  readonly #ofMonths = new Map<string, Change>();

  add(month: string, cell: Cell, source: RowName, fold: Fold): void {
    for (const scope of scopesOf(cell)) {
      addFold(foldIn(this.#ofMonths, { scope, period: month, source }), fold);
    }
  }

  /** All changes. Adds months up to longer periods once for each scope, instead of for each cell. */
  all(): Change[] {
    const all = new Map(this.#ofMonths);
    const details = new Map<string, ReturnType<typeof detailOfScope>>();
    for (const { scope, period: month, source, fold } of this.#ofMonths.values()) {
      let detail = details.get(scope);
      if (!detail) details.set(scope, (detail = detailOfScope(scope)));
      for (const period of longerPeriodsOf(month, detail)) {
        addFold(foldIn(all, { scope, period, source }), fold);
      }
    }
    return [...all.values()];
  }
}

function foldIn(changes: Map<string, Change>, place: Place): Fold {
  const name = placeName(place);
  let change = changes.get(name);
  if (!change) changes.set(name, (change = { ...place, fold: new Map() }));
  return change.fold;
}
