import { t, type Booking } from '@shootline/shared-api';
import { costText } from '@shootline/shared-api/values';

interface ShownPrice {
  label: string;
  price: string;
}

/** The prices of a booking that the user may read: client's, videographer's, or both. */
export function shownPrices({
  permissions,
  total_client_cost: client,
  total_camera_operator_cost: videographer,
}: Booking): ShownPrice[] {
  const prices: ShownPrice[] = [];
  if (permissions.read_client_cost && client) {
    prices.push({ label: t('Client price'), price: costText(client) });
  }
  if (permissions.read_camera_operator_cost && videographer) {
    prices.push({ label: t('Videographer price'), price: costText(videographer) });
  }
  return prices;
}
