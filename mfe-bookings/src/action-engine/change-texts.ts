import { t, type Booking, translated } from '@shootline/shared-api';
import { costText } from '@shootline/shared-api/values';
import { formatDateTime, formatDuration } from '@shootline/shared-ui';

const nameOf = ({ camera_operator }: Booking) => camera_operator?.full_name;

function assignmentNews(before: Booking, now: Booking): string[] {
  const videographer = nameOf(now);
  if (videographer === nameOf(before)) return [];
  return [
    videographer
      ? t('{videographer} is now assigned', { videographer })
      : t('nobody is assigned any more'),
  ];
}

function answerNews(before: Booking, now: Booking): string[] {
  const stateBefore = new Map(before.booking_availabilities.map((one) => [one.uuid, one.state]));
  return now.booking_availabilities.flatMap(({ uuid, state, camera_operator: { full_name } }) => {
    const isOld = stateBefore.get(uuid) === state || full_name === nameOf(now);
    if (isOld || (state !== 'available' && state !== 'busy')) return [];
    const videographer = { name: full_name };
    return [
      state === 'busy'
        ? t('{name} is not available', videographer)
        : t('{name} is available', videographer),
    ];
  });
}

function shootNews(before: Booking, now: Booking): string[] {
  const placeOf = ({ address }: Booking) => address?.formatted_address;
  const { date, duration, address } = now;
  return [
    ...(date && date !== before.date
      ? [t('its date is now {date}', { date: formatDateTime(date, address?.timezone) })]
      : []),
    ...(address && placeOf(now) !== placeOf(before)
      ? [t('its place is now {place}', { place: address.formatted_address_short })]
      : []),
    ...(duration !== null && duration !== before.duration
      ? [t('its length is now {duration}', { duration: formatDuration(duration) })]
      : []),
  ];
}

function moneyNews(before: Booking, now: Booking): string[] {
  const pricesOf = ({ total_client_cost, total_camera_operator_cost }: Booking) =>
    [total_client_cost, total_camera_operator_cost]
      .map((price) => price && costText(price))
      .join(' ');
  const orderOf = ({ purchase_order_type, purchase_order }: Booking) =>
    `${purchase_order_type} ${purchase_order}`;
  return [
    ...(pricesOf(now) === pricesOf(before) ? [] : [t('its prices have changed')]),
    ...(orderOf(now) === orderOf(before) ? [] : [t('its purchase order has changed')]),
  ];
}

/** Sentences about others' changes that a user must know before acting on the booking. */
export function changeTexts(before: Booking, now: Booking): string[] {
  if (now.version <= before.version) return [];
  const isSameState = now.state === before.state;
  return [
    ...(isSameState ? [] : [t('it is now {state}', { state: translated(now.state_display) })]),
    ...assignmentNews(before, now),
    ...answerNews(before, now),
    ...shootNews(before, now),
    ...moneyNews(before, now),
  ];
}
