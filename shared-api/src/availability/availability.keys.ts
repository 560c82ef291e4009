/** Keys of the offers' and calendars' queries, for whoever makes them out of date. */
export const availabilityKeys = {
  all: () => ['availability'] as const,
  lists: () => [...availabilityKeys.all(), 'list'] as const,
  details: () => [...availabilityKeys.all(), 'detail'] as const,
  candidates: () => [...availabilityKeys.all(), 'candidates'] as const,
  candidatesFor: (booking: string) => [...availabilityKeys.candidates(), booking] as const,
  calendars: () => [...availabilityKeys.all(), 'calendar'] as const,
};
