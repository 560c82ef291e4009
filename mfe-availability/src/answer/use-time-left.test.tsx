import { renderHook } from '@testing-library/react';
import { useTimeLeft } from './use-time-left.ts';

const minute = 60_000;

test('never shows more than the exclusive time when a later answer arrives', () => {
  const sent = Date.parse('2030-07-01T02:00:00.000Z');
  const until = new Date(sent + 30 * minute).toISOString();
  const opened = Date.now();
  const { result, rerender } = renderHook(
    ({ now, receivedAt }) => useTimeLeft(until, new Date(now).toISOString(), receivedAt),
    { initialProps: { now: sent, receivedAt: opened } },
  );
  expect(result.current).toBeLessThanOrEqual(30 * minute);
  rerender({ now: sent + 1000, receivedAt: opened + 5000 });
  expect(result.current).toBeLessThanOrEqual(30 * minute - 1000);
});
