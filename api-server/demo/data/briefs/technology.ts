import type { Brief } from '../brief.ts';

export const technology: readonly Brief[] = [
  {
    titles: [
      'Product launch: release {n}',
      'Launch film with {person}',
      'What’s new in {season} {year}',
    ],
    videoType: 'product',
    intervieweeType: 'executive',
    presenters: '{person}, head of product, to camera with a teleprompter.',
    layout: 'Small studio in the office, grey backdrop, three lights are there.',
    capture: 'Script of four pages, close-ups of the device, screens are recorded by us.',
    hours: [6, 9],
  },
  {
    titles: [
      'Developer talk: {person}',
      'Engineering stories {n}',
      'How we test: {person} and {other}',
    ],
    videoType: 'interview',
    intervieweeType: 'staff',
    presenters: '{person} and {other}, both engineers.',
    layout: 'Lab with server racks (noise!), meeting room next door for the interview.',
    capture: 'A conversation, whiteboard drawing, details of the hardware bench.',
    hours: [4, 6],
  },
  {
    titles: [
      'Customer conference {place}, day {n}',
      'Hackathon {season} {year}',
      'Partner summit {place}',
    ],
    videoType: 'event',
    intervieweeType: 'presenter',
    presenters: 'Keynote by {person}, demos by three teams.',
    layout: 'Conference centre, stage with LED wall, feed from the mixer.',
    capture: 'Keynote in full, booth life, six vox pops, a closing shot from the balcony.',
    hours: [8, 12],
  },
  {
    titles: [
      'Admin training {n}: roles and rights',
      'Support onboarding, week {n}',
      'Help centre videos, batch {n}',
    ],
    videoType: 'training',
    intervieweeType: 'presenter',
    presenters: '{person} from customer education.',
    layout: 'Quiet office, plain wall, softbox on site.',
    capture: 'Ten short introductions to camera; the screens follow in the edit.',
    hours: [4, 6],
  },
];
