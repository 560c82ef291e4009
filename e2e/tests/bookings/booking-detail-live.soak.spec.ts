import type { Locator, Page } from '@playwright/test';
import type { Booking, BookingSummary, CommentThread } from '@shootline/shared-api/contract';
import { type Api, expect, test } from '../../fixtures.ts';

const megabyte = 1024 * 1024;

/** A draft copied from a booking, used by no other test. */
async function copyOf(api: Api, state: string): Promise<Booking> {
  const { results } = await api.get<{ results: BookingSummary[] }>(
    `/booking/list-bookings?state=${state}`,
  );
  const [first] = results;
  if (!first) throw new Error(`There is no booking in state ${state}.`);
  return api.post<Booking>(`/booking/${first.uuid}/duplicate`);
}

async function bookingIn(api: Api, state: string, nth: number): Promise<BookingSummary> {
  const { results } = await api.get<{ results: BookingSummary[] }>(
    `/booking/list-bookings?state=${state}`,
  );
  const booking = results[nth];
  if (!booking) throw new Error(`There are not ${nth + 1} bookings in state ${state}.`);
  return booking;
}

async function choose(page: Page, action: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Returns a function that limits the page's upload speed; null removes the limit. */
async function uploadLimit(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  return (bytesPerSecond: number | null) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond ?? -1,
    });
}

async function openUpload(page: Page) {
  await page.getByRole('button', { name: 'UPLOAD FILE' }).click();
  return page.getByRole('dialog', { name: 'Upload File' });
}

/** Kept small, as the tests' browser tooling reads the whole file first and blocks the page. */
const film = (megabytes: number) => ({
  name: 'rough-cut.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.concat([
    Buffer.from('\0\0\0\x18ftypisom', 'latin1'),
    Buffer.alloc(megabytes * megabyte),
  ]),
});

test('an upload over a slow network shows progress, can be stopped, and can be sent again', async ({
  page,
  apiAs,
  openPortalAs,
}) => {
  const admin = await apiAs('admin@demo.test');
  const { uuid } = await copyOf(admin, 'assigned');
  await openPortalAs('admin@demo.test', `/booking/${uuid}`);
  const dialog = await openUpload(page);
  await dialog.getByLabel('File').setInputFiles(film(4));
  const limitUploads = await uploadLimit(page);
  await limitUploads(megabyte / 8);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  const progress = dialog.getByRole('progressbar', { name: 'Upload' });
  await expect(progress).toBeVisible();
  await expect
    .poll(async () => Number(await progress.getAttribute('aria-valuenow')))
    .toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Stop Upload' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The upload was stopped.');
  await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeFocused();
  await expect(dialog.getByText('rough-cut.mp4')).toBeVisible();
  expect((await admin.get<Booking>(`/booking/${uuid}`)).files).toEqual([]);

  await limitUploads(null);
  await page.keyboard.press('Enter');
  await expect(page.getByText('File uploaded.')).toBeVisible();
  expect((await admin.get<Booking>(`/booking/${uuid}`)).files).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'UPLOAD FILE' })).toBeFocused();
});

test('a file is dropped and replaced by a chosen one, and a file that is too large is refused with its size', async ({
  page,
  apiAs,
  openPortalAs,
}) => {
  const { uuid } = await copyOf(await apiAs('admin@demo.test'), 'assigned');
  await openPortalAs('admin@demo.test', `/booking/${uuid}`);
  const dialog = await openUpload(page);
  const drop = async (name: string, bytes: number) => {
    const dropped = await page.evaluateHandle(
      ([called, size]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(size)], called));
        return transfer;
      },
      [name, bytes] as const,
    );
    const zone = dialog.getByText(/^Choose or drop a file|\.(mp4|txt)$/);
    await zone.dispatchEvent('dragover', { dataTransfer: dropped });
    await zone.dispatchEvent('drop', { dataTransfer: dropped });
  };
  await drop('long-film.mp4', 21 * megabyte);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(
    dialog.getByText('File size must be less than 20 MB. Your file is 21 MB.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  const release = {
    name: 'release-form.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(300, 'x'),
  };
  await dialog.getByLabel('File').setInputFiles(release);
  await drop('call-sheet.txt', 300);
  await expect(dialog.getByLabel('File')).toHaveJSProperty('value', 'C:\\fakepath\\call-sheet.txt');
  await dialog.getByLabel('File').setInputFiles(release);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('File uploaded.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'release-form.txt', exact: true })).toBeVisible();
});

test('an open dialog says what another user changed, and keeps its input', async ({
  page,
  apiAs,
  openPortalAs,
  complaints,
}) => {
  const admin = await apiAs('admin@demo.test');
  const { uuid } = await bookingIn(admin, 'new', 12);
  await openPortalAs('admin@demo.test', `/booking/${uuid}`);
  const dialog = await choose(page, 'Cancel');
  await dialog.getByLabel('Details').fill('The speaker is ill.');
  await admin.post(`/booking/${uuid}/approve`);
  await expect(
    dialog.getByText('This booking has changed meanwhile: it is now Active.'),
  ).toBeVisible();
  await admin.post(`/booking/${uuid}/make-cancelled`, { cancellation_reason: 'weather' });
  await expect(
    dialog.getByText(
      'This booking has changed meanwhile: it is now Request Cancelled; its prices have changed. "Cancel" is no longer possible.',
    ),
  ).toBeVisible();
  await admin.post(`/booking/${uuid}/make-deleted`, {});
  await expect(dialog.getByText(/^This booking no longer exists/)).toBeVisible();
  await expect(dialog.getByLabel('Details')).toHaveValue('The speaker is ill.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused();
  expect(complaints.splice(0).join()).toContain('404');
});

test("own comments scroll into view, others' wait below the comment being read", async ({
  page,
  apiAs,
  openPortalAs,
}) => {
  const client = await apiAs('client@demo.test');
  const { uuid } = await bookingIn(client, 'assigned', 2);
  const { project_comment_thread: thread } = await client.get<Booking>(`/booking/${uuid}`);
  const write = (text: string) => {
    const body = new FormData();
    body.set('text', text);
    return client.post<CommentThread>(`/booking/comments/${thread?.uuid}/add-comment`, body);
  };
  for (let nth = 1; nth <= 12; nth += 1) await write(`Question ${nth}`);
  await openPortalAs('admin@demo.test', `/booking/${uuid}`);
  const area = page.getByRole('region', { name: 'Booking Comments thread' });
  await area.scrollIntoViewIfNeeded();
  await expect(area.getByText('Question 12', { exact: true })).toBeInViewport();

  const form = page.getByRole('form', { name: 'Add to Booking Comments' });
  await area.evaluate((element) => element.scrollTo({ top: 0 }));
  await form.getByLabel('Comment').fill('Here is my answer.');
  await form.getByRole('button', { name: 'Add Comment' }).click();
  await expect(area.getByText('Here is my answer.')).toBeInViewport();

  await area.evaluate((element) => element.scrollTo({ top: 0 }));
  await write('One more question');
  const news = page.getByRole('button', { name: 'New Comment' });
  await expect(news).toBeVisible();
  expect(await area.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await news.click();
  await expect(area.getByText('One more question')).toBeInViewport();
});

test('an admin marks a videographer busy, and they are unassigned', async ({
  page,
  apiAs,
  openPortalAs,
}) => {
  const admin = await apiAs('admin@demo.test');
  const { results } = await admin.get<{ results: BookingSummary[] }>(
    '/booking/list-bookings?state=assigned',
  );
  let bookingWithOffer: Booking | undefined;
  for (const { uuid } of results.slice(5)) {
    const booking = await admin.get<Booking>(`/booking/${uuid}`);
    if (booking.booking_availabilities.some(({ permissions }) => permissions.make_busy)) {
      bookingWithOffer = booking;
      break;
    }
  }
  const assignee = bookingWithOffer?.booking_availabilities.find(
    ({ camera_operator }) => camera_operator.email === bookingWithOffer.camera_operator?.email,
  );
  const name = assignee?.camera_operator.full_name ?? '';
  await openPortalAs('admin@demo.test', `/booking/${bookingWithOffer?.uuid}`);
  await page.getByRole('button', { name: `Make Busy ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Busy' });
  await expect(dialog).toContainText('They are assigned to it and will be unassigned.');
  await dialog.getByRole('button', { name: 'Make Busy' }).click();
  await expect(page.getByText('Booking availability updated.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Make Busy ${name}` })).toHaveCount(0);
  expect((await admin.get<Booking>(`/booking/${bookingWithOffer?.uuid}`)).state).not.toBe(
    'assigned',
  );
});
