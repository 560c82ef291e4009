import { tallyBookings, tallyCamops, tallyClients } from './bookings-tally.repository.ts';
import { tallyMargins } from './margin-tally.repository.ts';
import { tallyRatings } from './ratings-tally.repository.ts';
import type { TallySource } from './tally.ts';
import {
  tallyOffers,
  tallyOpenOffers,
  tallySteps,
  tallyUnstaffed,
} from './work-tally.repository.ts';

export type RowName = 'bookings' | 'clients' | 'camops' | 'ratings' | 'work' | 'margins';

type Source = {
  tally: TallySource;
  /** The summary that it is part of: what is shown together is read together. */
  row: RowName;
  /**
   * For figures that change as time passes, until the shoot is over: how many days before it a
   * booking can have a share in them.
   */
  changesFrom?: number;
};

/** Everything that summaries are kept of. */
const sources = {
  bookings: { tally: tallyBookings, row: 'bookings' },
  clients: { tally: tallyClients, row: 'clients' },
  camops: { tally: tallyCamops, row: 'camops' },
  ratings: { tally: tallyRatings, row: 'ratings' },
  steps: { tally: tallySteps, row: 'work' },
  unstaffed: { tally: tallyUnstaffed, row: 'work', changesFrom: 2 },
  offers: { tally: tallyOffers, row: 'work' },
  openOffers: { tally: tallyOpenOffers, row: 'work', changesFrom: Infinity },
  margins: { tally: tallyMargins, row: 'margins' },
} satisfies Record<string, Source>;

export type SourceName = keyof typeof sources;

export const tallySources: Record<SourceName, Source> = sources;

export const sourceNames = Object.keys(sources) as SourceName[];

/** The summaries that some sources are part of, which must be all of theirs. */
export const rowsOfSources = (names: SourceName[]): RowName[] => [
  ...new Set(names.map((name) => tallySources[name].row)),
];

export const rowNames = rowsOfSources(sourceNames);
