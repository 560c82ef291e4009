import type { Brief } from './data/briefs.ts';
import { names } from './data/names.ts';
import type { Schedule } from './schedule.ts';
import type { Random } from './random.ts';

export type Texts = {
  title: string;
  presenters: string;
  layout: string;
  capture: string;
  /** The person who meets the videographer. */
  contact: string;
};

const seasons = ['Summer', 'Autumn', 'Winter', 'Spring'] as const;

function seasonOf(date: Date, latitude: number): string {
  const quarter = Math.floor(((date.getUTCMonth() + 1) % 12) / 3);
  return seasons[(quarter + (latitude < 0 ? 0 : 2)) % 4] ?? 'Summer';
}

const longTitles = [
  'Interview series with founders, suppliers and long-standing customers for the anniversary exhibition, the annual report and the staff intranet (part {n} of 12, with Dr {person} and {other})',
  'Full-day capture of the {year} leadership and safety conference including the opening address, all four panels, the awards, sponsor interviews and an evening programme on two stages in {place}',
];

const longCapture = [
  'Please read everything before you plan the day, since the schedule has little room.',
  'We begin with the exterior at first light, before the first staff arrive, from the north-west corner where the sign is visible. After that follow the entrance, the stairs and the view from the upper landing.',
  'Between 9 and 12 there are four interviews of twenty minutes each. Each person is asked the same five questions, which {other} reads. Answers should contain the question; please ask for a second take when they do not.',
  'In the afternoon we move through the building, floor by floor. On each floor we need one wide picture, one movement, and three details, and thirty seconds of room tone.',
  'The last hour belongs to the group picture with everybody, about eighty people, on the forecourt. A ladder is there. It should also exist as a film of ten seconds, in both formats.',
].join('\n\n');

/** The texts of a brief with people, place and time filled in. */
export function textsOf(
  { brief, spot, date }: Pick<Schedule, 'spot' | 'date'> & { brief: Brief },
  random: Random,
): Texts {
  const [person, other, contact] = random.shuffle(names);
  const values: Record<string, string> = {
    person: person ?? '',
    other: other ?? '',
    place: spot.locality,
    n: String(random.int(1, 9)),
    season: seasonOf(date, spot.lat),
    year: String(date.getUTCFullYear()),
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const isLong = random.chance(0.02);
  return {
    title: fill(random.pick(isLong ? longTitles : brief.titles)),
    presenters: fill(brief.presenters),
    layout: fill(brief.layout),
    capture: fill(isLong ? longCapture : brief.capture),
    contact: contact ?? '',
  };
}
