export { availabilityQueries, type AvailabilityListQuery } from './availability.queries.ts';
export { calendarQueries } from './calendar.queries.ts';
export * from './calendar.actions.ts';
export { useAnswerOffer, type OfferAnswer } from './offer.actions.ts';
export { lastLapse } from './last-lapse.ts';
