import type { Brief } from '../brief.ts';

export const education: readonly Brief[] = [
  {
    titles: [
      'Lecture capture: marine ecology {n}',
      'Guest lecture by Prof. {person}',
      'Public lecture {season} {year}',
    ],
    videoType: 'event',
    intervieweeType: 'presenter',
    presenters: 'Prof. {person}; introduction by {other}.',
    layout: 'Lecture hall with 220 seats, projector left, sound feed at the desk.',
    capture:
      'The whole lecture on two cameras, slides are given as a file, questions with a hand microphone.',
    hours: [4, 5],
  },
  {
    titles: [
      'Online course: statistics, unit {n}',
      'Nursing skills lab, unit {n}',
      'Teaching with video: a course for tutors',
    ],
    videoType: 'training',
    intervieweeType: 'presenter',
    presenters: '{person}, course coordinator, reads from a teleprompter.',
    layout: 'Green room of the library, treated for sound, fixed three-point light.',
    capture: 'Eight scripts of three minutes. Please leave headroom on the right for graphics.',
    hours: [6, 9],
  },
  {
    titles: [
      'Why I chose {place}: student voices',
      'Graduate story: {person}',
      'Open day teaser {year}',
    ],
    videoType: 'social',
    intervieweeType: 'customer',
    presenters: '{person}, {other} and four more students.',
    layout: 'Campus lawn and the atrium, depends on the weather.',
    capture: 'Short answers to three questions, campus life, laughter, a drone is not permitted.',
    hours: [4, 7],
  },
  {
    titles: [
      'Vice-chancellor’s welcome {year}',
      'Strategic plan {year}: {person}',
      'Message to new staff',
    ],
    videoType: 'corporate',
    intervieweeType: 'executive',
    presenters: '{person}, vice-chancellor.',
    layout: 'Office on the top floor with a view of the harbour, strong backlight after noon.',
    capture: 'One message of four minutes, two versions, and cutaways in the building.',
    hours: [4, 4],
  },
];
