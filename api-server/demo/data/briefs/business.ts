import type { Brief } from '../brief.ts';

export const business: readonly Brief[] = [
  {
    titles: [
      'Quarterly outlook with {person}',
      'Half-year results {year}',
      'Market briefing {n}: {person}',
    ],
    videoType: 'corporate',
    intervieweeType: 'executive',
    presenters: '{person}, chief executive, and {other}, chief financial officer.',
    layout: 'Boardroom on the 31st floor, glass on two sides, blinds work. Table stays.',
    capture: 'Two statements and a conversation of 12 minutes. Embargo until 9 am the next day.',
    hours: [4, 6],
  },
  {
    titles: [
      'Partner interview: {person}',
      'Five minutes on employment law',
      'Explainer: the new code, part {n}',
    ],
    videoType: 'interview',
    intervieweeType: 'executive',
    presenters: '{person}, partner. Questions from {other}, off camera.',
    layout: 'Library with dark shelves, table lamps, low ceiling.',
    capture: 'Five answers of two minutes, tight and wide, and a pull-focus along the shelves.',
    hours: [4, 5],
  },
  {
    titles: [
      'Summer internship film {year}',
      'Early careers: meet {person}',
      'A day with {person}, graduate analyst',
    ],
    videoType: 'social',
    intervieweeType: 'staff',
    presenters: '{person} and {other}, both first-year graduates.',
    layout: 'Open-plan floor, coffee bar and roof terrace. Screens have to be switched off.',
    capture: 'Follow {person} from the morning coffee to the last meeting, lively and light.',
    hours: [6, 8],
  },
  {
    titles: [
      'Client forum {season} {year}',
      'Investor day {year}, {place}',
      'Panel: the next ten years',
    ],
    videoType: 'event',
    intervieweeType: 'presenter',
    presenters: 'Panel of four, moderated by {person}. Names come with the run sheet.',
    layout: 'Hotel ballroom with stage light, 180 guests, sound desk at the back.',
    capture:
      'The panel in full, audience reactions, sponsor boards, three interviews in the break.',
    hours: [6, 10],
  },
];
