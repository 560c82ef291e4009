/** The known parts of a videographer's place: 'Sydney NSW'. */
export const placeText = (person: { locality: string; state: string }): string =>
  [person.locality, person.state].filter(Boolean).join(' ');
