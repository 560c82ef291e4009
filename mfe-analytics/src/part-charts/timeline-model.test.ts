import { timelineModel, undatedText } from './timeline-model.ts';

const month = (name: string, count: number) => ({
  name,
  aus_ct: count,
  asia_ct: 0,
  us_ct: 0,
  uk_ct: 0,
  all_ct: count,
});

const timeline = (bookingsCount: number, ...points: ReturnType<typeof month>[]) => ({
  title: 'Bookings Timeline',
  points,
  bookingsCount,
});

test('names the month in the summary of a single month', () => {
  expect(timelineModel(timeline(5, month('2026-11', 5)), []).summary).toBe(
    '5 bookings in Nov 2026.',
  );
});

test('names the first and the last of several months in the summary', () => {
  expect(timelineModel(timeline(7, month('2026-11', 5), month('2026-12', 2)), []).summary).toBe(
    '7 bookings from Nov 2026 to Dec 2026, most of them in Nov 2026 (5).',
  );
});

test('mentions bookings without a date', () => {
  const shown = timeline(8, month('2026-11', 5));
  expect(undatedText(shown)).toBe('3 bookings without a date are not shown.');
  expect(timelineModel(shown, []).summary).toContain(undatedText(shown));
});
