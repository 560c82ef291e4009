/** Notes of clients about a videographer, by stars. */
export const clientNotes: Record<number, readonly string[]> = {
  5: [
    'Wonderful to work with, our speakers felt at ease at once.',
    'On time, well prepared, beautiful pictures. Would book again any day.',
    'Went far beyond the brief and stayed calm when the schedule fell apart.',
    '',
  ],
  4: [
    'Very good result, a little slow in setting up.',
    'Friendly and professional. We had to ask for the close-ups twice.',
    '',
  ],
  3: ['Fine overall, but the sound of the second part was thin.', 'Pictures good, arrival late.'],
  2: ['Half of the requested shots are missing.'],
  1: ['Arrived an hour late and without the second camera.'],
  0: ['The interview was out of focus from start to end and had to be repeated.'],
};

/** Notes of videographers about a shoot, by stars. */
export const videographerNotes: Record<number, readonly string[]> = {
  5: ['Perfectly organised, everybody was ready.', 'Lovely team, clear brief, good coffee.', ''],
  4: ['Good day. The room was smaller than described.', ''],
  3: [
    'Nobody at reception knew about us, we started 30 minutes late.',
    'Brief and reality differed.',
  ],
  2: ['No break in eight hours, and no parking as promised.'],
  1: ['The location was locked, we waited for two hours.'],
  0: ['The site was not safe to work on; we had to stop.'],
};
