import { type LinkToArea, useLinkToArea, useOffersWidget } from '@shootline/shared-api/portal';

/** The widget that shows a booking to read. */
export const bookingWidget = 'bookings/booking-view';

/** How this portal shows bookings: on a page, in a dialog, or not at all. */
export function useBookingWay(): { linkToArea: LinkToArea; way: 'page' | 'dialog' | null } {
  const linkToArea = useLinkToArea();
  const hasWidget = useOffersWidget(bookingWidget);
  const hasPage = linkToArea('/booking/any') !== null;
  return { linkToArea, way: hasPage ? 'page' : hasWidget ? 'dialog' : null };
}
