import type { Brief } from '../brief.ts';

export const food: readonly Brief[] = [
  {
    titles: [
      '{season} menu launch, {place}',
      '{season} range tasting with chef {person}',
      'Recipe series {n}: {season} dinners',
    ],
    videoType: 'product',
    intervieweeType: 'presenter',
    presenters: 'Chef {person} cooks and explains, {other} assists off camera.',
    layout:
      'Test kitchen with an island bench. White overhead panels can be dimmed; one window to the east.',
    capture:
      'Four dishes from raw ingredients to plate, overhead and close. A welcome line and a closing line to camera.',
    hours: [6, 10],
  },
  {
    titles: [
      'Meet the grower: {person}',
      'From paddock to shelf, episode {n}',
      'Supplier story: {person}',
    ],
    videoType: 'interview',
    intervieweeType: 'customer',
    presenters: '{person}, grower, interviewed by {other} from our sourcing team.',
    layout: 'Outdoors in the morning, packing shed in the afternoon. Power in the shed only.',
    capture:
      'Interview of 15 minutes, hands at work, the landscape at first light, one tracking shot along the rows.',
    hours: [8, 12],
  },
  {
    titles: ['Store opening, {place}', 'New concept store in {place}', 'Ribbon cutting {place}'],
    videoType: 'event',
    intervieweeType: 'executive',
    presenters: '{person}, managing director, speaks for five minutes at 10 am.',
    layout: 'Shop floor with bright retail light, music can be switched off for the interviews.',
    capture:
      'The queue before opening, the speech in full, first customers, three short vox pops, food counters.',
    hours: [4, 6],
  },
  {
    titles: [
      'Food safety training, module {n}',
      'Allergen handling for store teams',
      'Cold chain induction {year}',
    ],
    videoType: 'training',
    intervieweeType: 'staff',
    presenters: '{person} (quality) demonstrates, {other} reads the questions.',
    layout:
      'Back-of-house kitchen, stainless steel everywhere: mind reflections. Fridge hum in one corner.',
    capture:
      'Six steps as separate takes with a pause before and after each, plus inserts of labels and thermometers.',
    hours: [5, 8],
  },
  {
    titles: [
      'Behind the {season} campaign',
      'Social cut-downs: {season} picnic',
      '{season} hampers, vertical edits',
    ],
    videoType: 'social',
    intervieweeType: 'none',
    presenters: 'No speakers. Two hand models, booked by us.',
    layout: 'Daylight studio, white cyclorama and a wooden table top.',
    capture: 'Twelve short set-ups of ten seconds, each with a clean start and end for looping.',
    hours: [6, 9],
  },
];
