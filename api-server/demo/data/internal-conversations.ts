import type { Conversation } from './conversations.ts';

export const internalConversations: readonly Conversation[] = [
  {
    phase: 'planning',
    lines: [
      [
        'staff',
        'Please check the purchase order before approving, they changed their process this year.',
      ],
      ['staff', 'Done, a number arrives after the shoot.'],
    ],
  },
  {
    phase: 'planning',
    lines: [
      [
        'staff',
        'Same location as their last shoot: low ceiling and a loud ventilation. Mention it in the offer.',
      ],
    ],
  },
  {
    phase: 'planning',
    lines: [
      [
        'staff',
        'Two of our regulars are away that week. If nobody takes it by tomorrow I will call around.',
      ],
      ['staff', 'I asked in the next city, one would travel.'],
      ['staff', 'Good, then let us wait for the answer.'],
    ],
  },
  {
    phase: 'assigned',
    lines: [
      ['staff', 'Moved the rate to the agreed one for the series.'],
      ['staff', 'Thanks, the quote is adjusted as well.'],
    ],
  },
  {
    phase: 'assigned',
    lines: [
      ['staff', '{operator} asked for the call sheet a day earlier because of an early flight.'],
    ],
  },
  {
    phase: 'done',
    lines: [
      [
        'staff',
        'Ran 40 minutes over, but within the booked hours because of the early start. No extra charge.',
      ],
      ['staff', 'Noted on the invoice.'],
    ],
  },
  {
    phase: 'done',
    lines: [['staff', 'Client was very happy with {operator}. Keep the pair for the next part.']],
  },
];
