import type { Brief } from '../brief.ts';

export const construction: readonly Brief[] = [
  {
    titles: [
      '{place} tower: progress film {n}',
      'Topping out, {place}',
      'Site progress {place}, {season} {year}',
    ],
    videoType: 'corporate',
    intervieweeType: 'staff',
    presenters: 'Site manager {person} walks us through, {other} from safety goes along.',
    layout:
      'Open site on three levels, daylight only. Hard hat, boots and vest; induction at the gate.',
    capture:
      'Crane lifts, concrete pour if it happens, wide views from the hoist, a piece to camera on level 12.',
    hours: [6, 10],
  },
  {
    titles: [
      'Working at heights induction',
      'Safety induction module {n}',
      'Take five: hazards on the {place} site',
    ],
    videoType: 'training',
    intervieweeType: 'staff',
    presenters: '{person} (safety lead) presents, two riggers demonstrate.',
    layout: 'Training yard behind the site office, covered, quiet before 9 am.',
    capture:
      'Harness checks, anchor points, wrong and right side by side. Speak slowly, subtitles follow.',
    hours: [5, 9],
  },
  {
    titles: [
      'Apprentice stories: {person}',
      'Women in trades, {person}',
      'My first year on site: {person}',
    ],
    videoType: 'interview',
    intervieweeType: 'staff',
    presenters: '{person}, second-year apprentice, and supervisor {other}.',
    layout: 'Site shed for the interview, workshop for the rest. Generator can be switched off.',
    capture: 'Interview, tools and hands, a walk through the workshop, lunch with the crew.',
    hours: [4, 7],
  },
  {
    titles: [
      'Handover of {place} community centre',
      'Display home walk-through, {place}',
      'Completed: {place} interchange',
    ],
    videoType: 'b_roll',
    intervieweeType: 'none',
    presenters: 'Nobody speaks.',
    layout: 'Finished interior, all lights on a scene controller, best between 3 and 5 pm.',
    capture: 'Slow slider moves through every room, details of joinery, exterior at dusk.',
    hours: [4, 8],
  },
];
