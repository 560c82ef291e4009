/** Where a videographer lives, without what is unknown: 'Sydney NSW'. */
export const placeText = (person: { locality: string; state: string }): string =>
  [person.locality, person.state].filter(Boolean).join(' ');
