export type Voice = 'client' | 'staff' | 'videographer';
export type Conversation = {
  /** When it takes place: any time, once somebody is assigned, or after the shoot. */
  phase: 'planning' | 'assigned' | 'done';
  lines: readonly (readonly [Voice, string])[];
};

export const projectConversations: readonly Conversation[] = [
  {
    phase: 'planning',
    lines: [
      ['client', 'Hi, could we still add half an hour at the end for two short vox pops?'],
      ['staff', 'Thanks for asking early. It fits if the room is free until then, can you check?'],
      ['client', 'Checked, the room is ours until the evening.'],
    ],
  },
  {
    phase: 'planning',
    lines: [
      ['staff', 'Thanks for the brief. Is there a lift from the loading dock to the floor?'],
      ['client', 'Yes, a goods lift. Reception has the key, I told them you might ask for it.'],
    ],
  },
  {
    phase: 'planning',
    lines: [
      [
        'client',
        'The script is still with legal, you will get it three days before at the latest.',
      ],
    ],
  },
  {
    phase: 'planning',
    lines: [
      ['client', 'Is the price estimate including travel? The location is a bit out of town.'],
      [
        'staff',
        'It includes the loading for locations outside the city, nothing else comes on top.',
      ],
      ['client', 'Perfect, thank you.'],
    ],
  },
  {
    phase: 'assigned',
    lines: [
      ['staff', '{operator} is confirmed for your shoot and knows the location from last year.'],
      ['client', 'Great to hear! {contact} will meet you at the entrance.'],
      [
        'videographer',
        'Thanks. I will bring two cameras and a small light kit. Is there a green room for make-up?',
      ],
      ['client', 'There is a meeting room next door that you can use all day.'],
    ],
  },
  {
    phase: 'assigned',
    lines: [
      [
        'videographer',
        'Quick question about sound: is there a feed from the house desk or do I bring recorders?',
      ],
      ['client', 'There is an XLR out at the desk, the technician is called {contact}.'],
      ['videographer', 'Good, I will bring a recorder as a backup anyway.'],
    ],
  },
  {
    phase: 'assigned',
    lines: [
      ['client', 'Attached is the run sheet. The order of speakers changed slightly.'],
      ['videographer', 'Got it, thank you. I will be there 45 minutes earlier to set up.'],
    ],
  },
  {
    phase: 'assigned',
    lines: [
      ['videographer', 'Parking: my van is 2.1 m high. Does it fit the basement?'],
      [
        'client',
        'Just about, the limit is 2.2 m. Otherwise there is a bay in the lane, I will keep it free.',
      ],
    ],
  },
  {
    phase: 'done',
    lines: [
      ['videographer', 'All wrapped, thanks for having me. Footage goes up tonight, about 180 GB.'],
      ['client', 'It was a pleasure, everybody was so relaxed. Looking forward to it.'],
      ['staff', 'Footage is complete and checked, editing can start.'],
    ],
  },
  {
    phase: 'done',
    lines: [
      [
        'client',
        'Could you check whether the second interview was recorded with both microphones?',
      ],
      ['videographer', 'It was. The lavalier is on track one and the boom on track two.'],
      ['client', 'Found it, thank you.'],
    ],
  },
  {
    phase: 'done',
    lines: [
      ['videographer', 'The upload stopped at 60 % over night, I have restarted it.'],
      ['staff', 'Thanks for the note, I moved the edit by a day.'],
      ['videographer', 'Complete now.'],
    ],
  },
];
