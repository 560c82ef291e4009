/** @deprecated Each app has its own calls. */
export { availabilityQueries, type AvailabilityListQuery } from './availability.queries.ts';
/** @deprecated Each app has its own calls. */
export { calendarQueries } from './calendar.queries.ts';
/** @deprecated Each app has its own calls. */
export {
  useAddBusyTime,
  useDeleteBusyTime,
  useRenewCalendarAddress,
  useRevokeCalendarAddress,
  useUpdateBusyTime,
} from './calendar.actions.ts';
/** @deprecated Each app has its own calls. */
export { useAnswerOffer, type OfferAnswer } from './offer.actions.ts';
/** @deprecated Each app has its own calls. */
export { lastLapse } from './last-lapse.ts';
