import type { Brief } from '../brief.ts';

export const retail: readonly Brief[] = [
  {
    titles: [
      '{season} collection: living room',
      '{season} lookbook film {year}',
      'New arrivals, part {n}: ceramics',
    ],
    videoType: 'product',
    intervieweeType: 'none',
    presenters: 'No speakers; stylist {person} is on set all day.',
    layout: 'Converted warehouse with north light, three built room sets, blackout possible.',
    capture:
      'Eighteen products, each with one wide, one detail and one in use. Colours must match the swatches.',
    hours: [7, 10],
  },
  {
    titles: [
      'Flagship {place}: visual merchandising guide',
      'Point of sale training {n}',
      'How we pack: click and collect',
    ],
    videoType: 'training',
    intervieweeType: 'staff',
    presenters: '{person}, store manager, shows; {other} is the customer.',
    layout: 'Shop floor before opening hours, 7 to 10 am. Warm spotlights, no daylight.',
    capture: 'The counter from both sides, screens as inserts, each task in one take.',
    hours: [4, 5],
  },
  {
    titles: [
      'Designer talk with {person}',
      'The makers: {person}',
      'In the studio with {person} and {other}',
    ],
    videoType: 'interview',
    intervieweeType: 'other',
    intervieweeTypeDetails: 'Independent designer who works with us',
    presenters: '{person} at the potter’s wheel, {other} asks.',
    layout: 'Small studio with shelves on all sides, one large window, dust in the air.',
    capture: 'Work at the wheel, glazing, kiln opening, and an interview of 10 minutes.',
    hours: [5, 8],
  },
  {
    titles: [
      'Customer homes: {person}',
      'A weekend makeover in {place}',
      'Real rooms, episode {n}',
    ],
    videoType: 'testimonial',
    intervieweeType: 'customer',
    presenters: '{person} and family at home.',
    layout: 'Family house, two floors, lived in. Daylight from the back garden.',
    capture: 'Before and after, arrival of the delivery, reactions, one interview on the sofa.',
    hours: [6, 9],
  },
];
