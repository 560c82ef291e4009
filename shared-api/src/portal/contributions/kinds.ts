import type { Inbox } from './inbox.ts';
import type { Search } from './search.ts';
import type { WorkspaceSetting } from './settings.ts';
import type { AreaTexts } from './texts.ts';

/**
 * Code that remotes contribute to the shell's own pages: for each kind the export of that name of the
 * remote's `src/contributions/<kind>.ts`. It loads when a page of the shell needs it.
 */
export interface Contributions {
  inbox: Inbox;
  search: Search;
  settings: readonly WorkspaceSetting[];
  texts: AreaTexts;
}

export type ContributionKind = keyof Contributions;

/** The exports of a remote's module `./contributions/<kind>`. */
export type ContributionModule<Kind extends ContributionKind> = Pick<Contributions, Kind>;
