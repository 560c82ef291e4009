import type { Brief } from '../brief.ts';

/** Shoots that every kind of business books. */
export const corporate: readonly Brief[] = [
  {
    titles: ['Town hall {season} {year}', 'All hands, {place}', 'Leadership update with {person}'],
    videoType: 'corporate',
    intervieweeType: 'executive',
    presenters: '{person} speaks, {other} moderates the questions.',
    layout: 'Large meeting room, projector off, ceiling panels at half. 120 chairs.',
    capture:
      'Everything from start to end on two cameras, sound from the room microphones as a backup.',
    hours: [4, 5],
  },
  {
    titles: [
      'Careers film: people of {place}',
      'Why I work here: {person}',
      'Employee story {n}: {person}',
    ],
    videoType: 'testimonial',
    intervieweeType: 'staff',
    presenters: '{person}, {other} and two more colleagues.',
    layout: 'Office with daylight, a quiet corner is kept free.',
    capture: 'Four interviews of ten minutes and everyday scenes in the team.',
    hours: [5, 8],
  },
  {
    titles: ['Reconciliation week event', 'Charity run {year}', 'Volunteer thank-you day {year}'],
    videoType: 'event',
    intervieweeType: 'other',
    intervieweeTypeDetails: 'Guests, picked on the day',
    presenters: 'Short welcome by {person}.',
    layout: 'Outdoor area with a marquee; power at the building.',
    capture: 'Mood and faces, the welcome, a group picture, no interviews with children.',
    hours: [4, 6],
  },
  {
    titles: ['Time capsule film', 'Anniversary film, chapter {n}', 'Archive interviews: {person}'],
    videoType: 'other',
    videoTypeDetails: 'Oral history for our archive, not for publication',
    intervieweeType: 'other',
    intervieweeTypeDetails: 'Retired colleagues',
    presenters: '{person}, who started with us thirty years ago, and {other}.',
    layout: 'Living room set in the old reception, curtains, two armchairs.',
    capture: 'Long, quiet conversations on two cameras; photographs and objects as inserts.',
    hours: [5, 9],
  },
];
