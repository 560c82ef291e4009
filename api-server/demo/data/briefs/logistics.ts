import type { Brief } from '../brief.ts';

export const logistics: readonly Brief[] = [
  {
    titles: [
      'Terminal tour, {place}',
      'Night shift at the {place} depot',
      'Inside the sorting centre, part {n}',
    ],
    videoType: 'corporate',
    intervieweeType: 'staff',
    presenters: 'Operations manager {person} leads, {other} explains the machines.',
    layout: 'Hall of 200 by 80 metres, sodium lamps, loud. Radio microphones with good isolation.',
    capture: 'The flow from gate to shelf, forklifts, scanners, a wide view from the gantry.',
    hours: [6, 10],
  },
  {
    titles: [
      'Track safety briefing {year}',
      'Forklift licence, module {n}',
      'Dangerous goods: what to check',
    ],
    videoType: 'training',
    intervieweeType: 'staff',
    presenters: '{person}, instructor, with two trainees.',
    layout: 'Training yard, outdoors with a roof, boots and vests are given out.',
    capture: 'Eleven steps, each as one take; signs and labels as inserts.',
    hours: [5, 9],
  },
  {
    titles: [
      'Customer story: {person}',
      'On time: how {person} ships to six countries',
      'Case study {n}, {place}',
    ],
    videoType: 'testimonial',
    intervieweeType: 'customer',
    presenters: '{person}, customer, and account lead {other}.',
    layout: 'The customer’s showroom, mixed daylight and spots.',
    capture: 'Interview of 15 minutes, product on the line, loading of one truck.',
    hours: [4, 7],
  },
  {
    titles: [
      'New fleet arrives',
      'Electric vans: launch in {place}',
      'Rolling stock handover {year}',
    ],
    videoType: 'event',
    intervieweeType: 'executive',
    presenters: '{person}, managing director, and a guest from the city.',
    layout: 'Forecourt, outdoors, a stage with its own sound.',
    capture: 'Speeches, key handover, first departure from two sides, details of the vehicles.',
    hours: [4, 6],
  },
];
