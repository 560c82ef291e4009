import { buildAvailability, buildWorkLine } from '@shootline/shared-api/testing';
import { inbox } from './inbox.ts';

const now = '2030-08-10T00:00:00.000Z';
const running = buildAvailability({ now, exclusive_until: '2030-08-10T00:20:00.000Z' });
const lapsed = buildAvailability({ now, exclusive_until: '2030-08-09T23:00:00.000Z' });

test('an offer says whether it is exclusive, and opens its page', () => {
  const rows = [running, lapsed].map((offer) =>
    inbox.kinds.offer?.row(buildWorkLine({ kind: 'offer', offer })),
  );
  expect(rows).toMatchObject([
    { reason: 'Exclusive offer', zone: null, href: `/booking-availability/${running.uuid}` },
    { reason: 'Offer', zone: lapsed.booking.timezone },
  ]);
});
