import { useLinkToArea } from '@shootline/shared-api/portal';
import { RouterLink } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

/** A link to a booking; `otherwise` if neither this portal nor a full portal has bookings. */
export function BookingLink(props: { uuid: string; otherwise: ReactNode; children: ReactNode }) {
  const address = useLinkToArea()(`/booking/${props.uuid}`);
  if (address === null) return props.otherwise;
  return <RouterLink to={address}>{props.children}</RouterLink>;
}
