import type { Brief } from '../brief.ts';

export const hospitality: readonly Brief[] = [
  {
    titles: [
      'Rooms and suites, {place}',
      'Rooftop bar reopening, {place}',
      '{season} at the {place} house',
    ],
    videoType: 'b_roll',
    intervieweeType: 'none',
    presenters: 'No speakers. General manager {person} opens the doors.',
    layout: 'Three room types, lobby, pool. Rooms are free from 11 am; dim warm light.',
    capture:
      'Slow moves through the rooms, breakfast on the terrace, pool at golden hour, the bar at night.',
    hours: [8, 10],
  },
  {
    titles: [
      'Front desk training {n}',
      'The perfect check-in',
      'Housekeeping standards, module {n}',
    ],
    videoType: 'training',
    intervieweeType: 'staff',
    presenters: '{person}, training manager, and two colleagues as guests.',
    layout: 'Real reception desk between 1 and 4 pm, lobby music can be turned off.',
    capture: 'Three short scenes, right and wrong, each from both sides of the desk.',
    hours: [5, 7],
  },
  {
    titles: ['Chef’s table with {person}', 'Bar stories: {person}', 'In the kitchen with {person}'],
    videoType: 'interview',
    intervieweeType: 'staff',
    presenters: '{person}, executive chef.',
    layout: 'Open kitchen with pass, heat lamps, steam. Fans can go down for the interview.',
    capture: 'Prep, plating, flames, and a short interview at the pass.',
    hours: [5, 8],
  },
  {
    titles: ['Wedding showcase {season}', 'Conference wing launch, {place}', 'Gala dinner {year}'],
    videoType: 'event',
    intervieweeType: 'customer',
    presenters: 'Host {person}; a couple and a planner answer two questions each.',
    layout: 'Ballroom, chandeliers, coloured wash on the walls, band on a small stage.',
    capture:
      'Set-up as time lapse, arrival of the guests, speeches, first dance, details of the tables.',
    hours: [6, 10],
  },
];
