import type { Booking } from '@shootline/shared-api';
import { mockApi } from '@shootline/shared-api/testing';
import type { FormServer } from './form-server.ts';

interface Save {
  /** The sent If-Match header, null without one. */
  version: string | null;
  changes: object;
}

/**
 * Answers saves of the booking, each raising its version, and returns what they send; each waits for
 * `wait`.
 */
export function mockSaves(
  server: FormServer,
  booking: Booking,
  wait?: () => Promise<void>,
): Save[] {
  const sent: Save[] = [];
  let saved = booking;
  server.use(
    mockApi.put('/booking/{id}', async ({ request }) => {
      const changes = (await request.json()) as object;
      sent.push({ version: request.headers.get('If-Match'), changes });
      await wait?.();
      saved = { ...saved, ...changes, version: saved.version + 1 };
      return saved;
    }),
  );
  return sent;
}
