import type { Page } from '@playwright/test';
import type { Booking, BookingSummary } from '../../../shared-api/src/contract/index.ts';
import type { Api } from '../../../e2e/portal/session.ts';

export const phone = { width: 390, height: 844 };

/** The videographer's next shoot, with a call sheet. */
export async function nextShootOf(videographer: Api, admin: Api): Promise<Booking> {
  const { results } = await videographer.get<{ results: BookingSummary[] }>(
    '/booking/list-bookings?state=assigned&sortBy=date&asc=true',
  );
  const next = results.find(({ date }) => date !== null && Date.parse(date) > Date.now());
  if (!next) throw new Error('The videographer has no shoot to come.');
  const booking = await videographer.get<Booking>(`/booking/${next.uuid}`);
  if (booking.call_sheet) return booking;
  return admin.post<Booking>(`/booking/${next.uuid}/generate-call-sheet`);
}

/** The height of a booking's page and the position of its call sheet, in pixels. */
export async function heightAndCallSheet(page: Page) {
  const callSheet = page.getByRole('main').getByText('Call Sheet', { exact: true });
  await callSheet.first().waitFor();
  await page.getByRole('button', { name: /^Booking Comments/ }).waitFor();
  return page.evaluate(
    (tops) => ({ height: document.documentElement.scrollHeight, callSheet: Math.min(...tops) }),
    await callSheet.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY)),
    ),
  );
}

/** The height of the tab Feedback of Analytics with a whole page of entries, in pixels. */
export async function heightOfFeedback(page: Page): Promise<number> {
  const stream = page.getByRole('region', { name: 'Feedback Stream' });
  await stream
    .getByRole('navigation')
    .getByText(/^1–10 of/)
    .waitFor();
  await stream.getByRole('listitem').nth(9).waitFor();
  return page.evaluate(() => document.documentElement.scrollHeight);
}
