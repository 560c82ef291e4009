import type { Brief } from '../brief.ts';

export const healthcare: readonly Brief[] = [
  {
    titles: [
      'Patient story: {person}',
      'Living with diabetes: {person}',
      'Going home: a recovery story, part {n}',
    ],
    videoType: 'testimonial',
    intervieweeType: 'customer',
    presenters: '{person} (consent signed) and nurse unit manager {other}.',
    layout: 'Family room with soft chairs and a window to the garden. Quiet after 10 am.',
    capture:
      'A calm conversation of 20 minutes, walking shots in the corridor, hands, details of the room. No other patients in frame.',
    hours: [4, 6],
  },
  {
    titles: [
      'Hand hygiene refresher {year}',
      'Safe patient transfer, module {n}',
      'Clinical handover training',
    ],
    videoType: 'training',
    intervieweeType: 'staff',
    presenters: '{person}, clinical educator, with two ward nurses.',
    layout: 'Simulation ward with two beds. Ceiling light is cool white, blinds close fully.',
    capture:
      'Each step twice: wide and close. Name badges covered. Clean audio for later narration.',
    hours: [5, 8],
  },
  {
    titles: [
      'Dr {person} on the new {place} clinic',
      'Research spotlight: {person}',
      'Five questions for Dr {person}',
    ],
    videoType: 'interview',
    intervieweeType: 'executive',
    presenters: 'Dr {person}, interviewed off camera by {other}.',
    layout: 'Consulting room, 4 by 5 metres, one desk lamp. Bring a small light.',
    capture: 'Interview on two cameras and a few minutes of b-roll in the laboratory.',
    hours: [4, 5],
  },
  {
    titles: [
      '{place} wing opening ceremony',
      'Volunteer awards {year}',
      'Nursing graduation {year}',
    ],
    videoType: 'event',
    intervieweeType: 'executive',
    presenters: 'Minister and {person}, chief executive, order of speakers to follow.',
    layout: 'Foyer with a glass roof; a lectern with a feed from the house sound desk.',
    capture: 'All speeches in full, the unveiling, guests arriving, group portrait at the end.',
    hours: [4, 7],
  },
];
