import type { Browser, Page } from '@playwright/test';
import type {
  Availability,
  Booking,
  Candidate,
  MailPage,
  MailSummary,
  SupplierInvoice,
  WorkspaceSettings,
} from '@shootline/shared-api/contract';
import { briefFor } from '../../actions/brief.ts';
import { choosePerson } from '../../actions/fill.ts';
import { expect, openBooking, openDialog, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';
import { actionNamed } from '../../actions/table.ts';
import type { Api } from '../../fixtures.ts';
import { pdfOf } from '../../invoiced.ts';
import { mailedLinks } from '../../portal/mailed-links.ts';
import { inSoak } from '../../soak.ts';

test.use({ movesClock: true });
// Not in parallel, as it moves its portal's clock.
test.describe.configure({ mode: 'default' });

const title = 'Told by mail';
const day = 86_400_000;

async function submitBrief(client: Api): Promise<Booking> {
  const form = new FormData();
  form.set('data', JSON.stringify({ ...briefFor(10), title }));
  return client.post<Booking>('/booking?isDraft=false', form);
}

async function twoFreeVideographers(
  admin: Api,
  { uuid }: Booking,
): Promise<[Candidate, Candidate]> {
  const { results } = await admin.get<{ results: Candidate[] }>(`/booking/${uuid}/candidates`);
  const [one, two] = results.filter(
    ({ email, conflicts }) => /^camop\d*@demo\.test$/.test(email) && conflicts.length === 0,
  );
  if (!one || !two) throw new Error('The demo has no two who are free.');
  return [one, two];
}

/** Performs an action from the menu of the booking's page. */
async function perform(page: Page, booking: Booking, label: string) {
  const action = actionNamed(label);
  await openBooking(page, booking);
  const dialog = await openDialog(page, action);
  await action.fill?.(dialog);
  await dialog.getByRole('button', { name: action.primary, exact: true }).click();
  await expect(page.getByText(action.toast)).toBeVisible();
}

async function offerTo(page: Page, booking: Booking, videographers: Candidate[]) {
  const action = actionNamed('Offer Job');
  await openBooking(page, booking);
  const dialog = await openDialog(page, action);
  const manual = dialog.getByRole('radiogroup', { name: /^Choose the videographers/ });
  await manual.getByText('Yes', { exact: true }).click();
  for (const { full_name } of videographers) await choosePerson(dialog, full_name);
  await dialog.getByRole('button', { name: action.primary, exact: true }).click();
  await expect(page.getByText(action.toast)).toBeVisible();
}

/** Accepts the offer from the list of offers to answer. */
async function accept(page: Page, api: Api, { uuid }: Booking) {
  const offer = async () => {
    const { results } = await api.get<{ results: Availability[] }>(
      '/booking/booking-availability/list-availabilities?view=to_answer&sortBy=date&asc=false',
    );
    return results.find(({ booking }) => booking.uuid === uuid);
  };
  await expect.poll(offer).toBeDefined();
  await page.goto(`/booking-availability/${(await offer())?.uuid}`);
  await page.getByRole('button', { name: 'Accept & Confirm Offer' }).click();
  await expect(page.getByText('You are currently assigned to this booking.')).toBeVisible();
}

/** Confirms a call sheet in a browser without a session. */
async function confirmByLink(browser: Browser, link: string) {
  const page = await browser.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm Call Sheet' }).click();
  await expect(page.getByText('The call sheet is confirmed.')).toBeVisible();
  await page.close();
}

async function submitInvoice(api: Api, { uuid }: Booking): Promise<SupplierInvoice> {
  const form = new FormData();
  const row = { booking_id: uuid, invoice_number: 'MAIL-1', tax_details: 'ABN', line_items: [] };
  form.set('data', JSON.stringify([row]));
  form.set('file', new File([pdfOf('MAIL-1')], 'invoice.pdf'));
  const { invoices } = await api.post<{ invoices: SupplierInvoice[] }>(
    '/invoice/submit-invoice',
    form,
  );
  return invoices[0]!;
}

/** The start of the subject of each mail about the booking, with its recipient. */
async function mailsAbout(
  admin: Api,
  { uuid }: Booking,
): Promise<{ subject: string; to: string }[]> {
  const mails: MailSummary[] = [];
  for (let next: string | null = '?offset=0'; next;) {
    const page: MailPage = await admin.get(`/mails?${next.split('?')[1]}`);
    mails.push(...page.results);
    next = page.next;
  }
  return mails
    .filter(({ booking }) => booking === uuid)
    .map(({ subject, recipient_address: to }) => {
      return { subject: subject.split(/ of .*: |: |\? /)[0] ?? subject, to };
    });
}

test(
  'from brief to paid invoice all participants are mailed, and nobody else',
  inSoak,
  async ({ own, page, pageAs, atEnd, browser }) => {
    test.slow();
    atEnd(() => own.moveClock(0));
    const admin = await own.apiAs(users.admin.email);
    // Otherwise the second videographer is asked in the morning.
    const settings = await admin.get<WorkspaceSettings>('/workspace/settings');
    await admin.put('/workspace/settings', { ...settings, offer_hours: 'any' });
    const booking = await submitBrief(await own.apiAs(users.client.email));
    await perform(page, booking, 'Approve');
    const candidates = await twoFreeVideographers(admin, booking);
    const [one, two] = candidates;

    await offerTo(page, booking, candidates);
    await perform(page, booking, 'Put On Hold');
    await perform(page, booking, 'Make Active');
    await offerTo(page, booking, candidates);
    // Half an hour later the second videographer is asked too.
    await own.moveClock(31 * 60_000);
    const videographer = await pageAs(two.email);
    await accept(videographer, await own.apiAs(two.email), booking);

    await perform(page, booking, 'Generate Call Sheet');
    await videographer.goto(`/booking/${booking.uuid}/booking-approve-call-sheet`);
    await videographer.getByRole('button', { name: 'Yes, Approve Call Sheet' }).click();
    await expect(videographer.getByText('The call sheet is approved.')).toBeVisible();
    const links = () => mailedLinks(own, users.client.email, 'call-sheet');
    await expect.poll(async () => (await links()).length).toBe(1);
    await confirmByLink(browser, own.url + (await links())[0]);
    const sheet = page.getByRole('region', { name: 'Call Sheet' });
    await expect(sheet.getByText('Confirmed by 2 of 2')).toBeVisible();

    await own.moveClock(11 * day);
    await perform(videographer, booking, 'Indicate Shoot Completed');
    await perform(videographer, booking, 'Indicate Footage Provided');
    await openBooking(page, booking);
    const completion = await openDialog(page, actionNamed('Complete'));
    const wish = completion.getByRole('radiogroup', { name: /^Request feedback/ });
    await wish.getByText('Yes', { exact: true }).click();
    await completion.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByText('Booking completed.')).toBeVisible();

    const invoice = await submitInvoice(await own.apiAs(two.email), booking);
    const finance = await pageAs(users.finance.email);
    await finance.goto(`/invoice/${invoice.uuid}/make-approved`);
    await finance.getByRole('button', { name: 'Yes, Approve Invoice' }).click();
    await expect(finance.getByText('Done. You can close this window.')).toBeVisible();
    await (
      await own.apiAs(users.finance.email)
    ).post('/invoice/update-invoices', [
      { uuid: invoice.uuid, is_selected: true, billed_to_client: true, added_to_xero: true },
    ]);

    const names: Record<string, string> = { [one.email]: 'the first', [two.email]: 'the second' };
    const mails = (await mailsAbout(await own.apiAs(users.admin.email), booking)).map(
      ({ subject, to }) => {
        const name = names[to] ?? to.replace('@demo.test', '');
        return `${subject.padEnd(27)} ${name}`;
      },
    );
    expect(mails.sort()).toEqual([
      // Subject                   Recipient
      'Booking active again        client',
      'Booking active again        owner',
      'Booking active again        teamadmin',
      'Booking approved            client',
      'Booking approved            owner',
      'Booking approved            teamadmin',
      // The request for feedback also tells its recipient of the completion.
      'Booking complete            owner',
      'Booking complete            teamadmin',
      'Booking on hold             client',
      'Booking on hold             owner',
      'Booking on hold             teamadmin',
      'Call sheet 1                client',
      'Call sheet 1                the second',
      'How was it                  client',
      'How was it                  the second',
      'Invoice MAIL-1              admin',
      'Invoice MAIL-1              finance',
      'Invoice MAIL-1 is approved  the second',
      // Once before the booking was put on hold, and once after.
      'Job offer                   the first',
      'Job offer                   the first',
      'Job offer                   the second',
      'New booking                 admin',
      'New booking                 reviewer',
      'No longer in the queue      the second',
      // When it was put on hold, and when the second videographer had accepted.
      'Offer withdrawn             the first',
      'Offer withdrawn             the first',
      'Videographer assigned       client',
      'Videographer assigned       owner',
      'Videographer assigned       teamadmin',
      'You are assigned            the second',
    ]);
  },
);
