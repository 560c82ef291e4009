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
  /** The summary to store it in; figures shown together share one. */
  row: RowName;
  /**
   * For figures that change with time until the shoot is over: the number of days before the shoot from
   * which a booking can count in them.
   */
  changesFrom?: number;
};

/** All sources of summaries. */
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

/** The summaries of some sources, which must include every source of each of these summaries. */
export const rowsOfSources = (names: SourceName[]): RowName[] => [
  ...new Set(names.map((name) => tallySources[name].row)),
];

export const rowNames = rowsOfSources(sourceNames);
