import { linesOf } from './table.ts';

/** People who appear in briefs: presenters, interviewees, contacts on the day. */
export const names = linesOf(`
Adele Marchetti, Ben Whitaker, Carmen Ortiz, Dinesh Kapoor, Emily Strand
Fergus Allan, Grace Nakamura, Hassan Yilmaz, Isla Morrison, Jerome Baptista
Kirsten Vogel, Leon Hargreaves, Mina Farouk, Nikolai Petrov, Olive Cartwright
Pia Lombardi, Quentin Moore, Rosa Delacroix, Samir Aziz, Tilda Brannigan
Uma Krishnan, Victor Almeida, Wendy Sato, Xavier Costa, Yasmin Noor
Zach Fielding, Aroha Parata, Bruno Keller, Charlotte Mbeki, Derek Liang
Eva Szabo, Francis Adjei, Gemma Rowntree, Hiro Tanaka, Ivana Markovic
Josh Tregear, Kiran Shah, Lorna MacLeod, Manuela Rios, Niamh Gallagher
`).flatMap((line) => line.split(', '));

export const parking = [
  'Visitor bays in the basement, entry from the lane behind the building. Ask for a ticket at reception.',
  'Two reserved spaces at the front door, look for the sign with our name.',
  'Loading dock for unloading (30 minutes), then the public car park across the road. Keep the receipt.',
  'Street parking only, metered until 6 pm.',
  'Site parking on gravel, a high-visibility vest is needed from the gate on.',
] as const;

export const additionalDetails = [
  '',
  '',
  'Please send a call sheet two days before so that we can brief the security desk.',
  'Two of the speakers are nervous on camera and would like ten minutes to rehearse.',
  'We need a rough selection of stills as well, for the intranet.',
  'Release forms are signed for everyone in frame; copies are at reception.',
  'There is a fire drill at 11 am, please plan the audio around it.',
  'The lift takes 8 people. A trolley for gear is available from the concierge.',
] as const;

export const health = [
  '',
  '',
  '',
  'Masks on the ward, provided at the entrance.',
  'Please stay home with symptoms and tell us as early as possible.',
  'No special requirements.',
] as const;

export const inspirations = [
  '',
  '',
  'Warm and unhurried, like the short films on our own channel last year.',
  'Clean, bright, lots of close-ups of hands at work.',
  'Documentary feel: handheld, natural light, no voice-over.',
  'Simple two-camera interview in front of a plain background, as in the last series.',
  'Fast cuts for social media, vertical crops will be made from it.',
] as const;

export const invoiceNotes = [
  '',
  '',
  '',
  'Send with the monthly statement, not on its own.',
  'The client needs the purchase order on every page.',
  'Split over two cost centres, see the project thread.',
  'Agreed rate for the series; check before billing.',
] as const;

export const cancellationNotes: Record<string, readonly string[]> = {
  client_rescheduled: ['The launch moved to the next quarter, a new date follows.', ''],
  no_longer_needed: ['Marketing decided to use existing footage.', ''],
  location_unavailable: ['The room was double-booked and there is no other one.', ''],
  talent_unavailable: ['Our presenter is travelling that week.', ''],
  illness: ['The main speaker is unwell.'],
  weather: ['Storm warning for the whole day, the site is closed.'],
  no_videographer: ['Nobody was free at the date that we needed.'],
  duplicate: ['Entered twice by mistake.'],
  other: ['The project lost its budget in the mid-year review.'],
};
