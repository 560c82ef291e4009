import { roles, type Mail, type MailPage } from '@shootline/shared-api';
import {
  buildMail,
  buildUser,
  errorResponse,
  mockApi,
  pageOf,
} from '@shootline/shared-api/testing';
import { renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { openSettings, renderPortal, server } from '../testing/render-portal.tsx';
import { routes } from '../own-area/own-routes.ts';

const failedMail = () =>
  buildMail({
    state: 'failed',
    state_display: 'Failed',
    attempts: 6,
    last_error: 'mailbox unavailable',
    sent: null,
  });

let asked: string[];

function listAnswers(
  answer: () => Mail[] | Response,
  overview: Partial<Pick<MailPage, 'delivery' | 'failed'>> = {},
) {
  return mockApi.get('/mails', ({ query }) => {
    asked.push(query.get('state') ?? '');
    const mails = answer();
    if (mails instanceof Response) return mails;
    const page: MailPage = { ...pageOf(mails), delivery: 'smtp', failed: 0, ...overview };
    return page;
  });
}

beforeEach(() => {
  asked = [];
  server.use(listAnswers(() => [buildMail()]));
});

const admin = () => ({ ...buildUser(roles.admin), timezone: 'Europe/London' });
const open = (url = '/mails') => renderRoute(routes, url, { user: admin() });
const table = () => screen.findByRole('table', { name: 'Emails' });

test('shows an admin Mails in the drawer, with recipients and with times in their own zone', async () => {
  const { user } = await renderPortal('/mails', { user: admin(), remotes: [] });
  const row = within(await table()).getAllByRole('row')[1]!;
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Sent',
    'Call sheet 1: Founder interview',
    'Theo Lindqvist' + 'theo@example.test',
    'Tue, 13 Aug 2030' + '12:00 AM (BST)',
    'Tue, 13 Aug 2030' + '12:01 AM (BST)',
    '1',
    '—',
  ]);
  await openSettings(user);
  await user.click(screen.getByRole('link', { name: 'Emails' }));
  expect(await screen.findByRole('heading', { name: 'Emails' })).toBeVisible();
});

test('shows other users neither the entry nor the page', async () => {
  const { user } = await renderPortal('/mails', { user: buildUser(roles.finance), remotes: [] });
  expect(
    await screen.findByText('Sorry, you do not have permission to access this page.'),
  ).toBeVisible();
  await openSettings(user);
  expect(screen.queryByRole('link', { name: 'Emails' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('says that mails reach nobody without a mail server', async () => {
  server.use(listAnswers(() => [buildMail()], { delivery: 'outbox' }));
  open();
  expect(await screen.findByText(/no mail server/)).toBeVisible();
  expect(screen.queryByText(/could not be sent/)).not.toBeInTheDocument();
});

test('shows the number of failed mails above the list, and filters by them', async () => {
  server.use(listAnswers(() => [failedMail()], { failed: 2 }));
  const { user, location } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('2 emails could not be sent.');
  await user.click(screen.getByRole('button', { name: 'Show Failed' }));
  await waitFor(() => expect(location()).toBe('/mails?state=failed'));
  expect(screen.getByLabelText('Status')).toHaveValue('failed');
  expect(within(await table()).getByText('mailbox unavailable')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(location()).toBe('/mails'));
});

test.each([
  ['/mails?state=queued', 'No emails match your filter criteria.'],
  ['/mails', 'No email has been written yet.'],
])('an empty list at %s says why', async (url, text) => {
  server.use(listAnswers(() => []));
  open(url);
  expect(await screen.findByText(text)).toBeVisible();
});

test('shows a failure with Retry', async () => {
  server.use(listAnswers(() => new HttpResponse(null, { status: 500 })));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sorry, there was an error loading the list of emails.',
  );
  server.use(listAnswers(() => [buildMail()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await table()).toBeVisible();
});

test('shows a failed mail, and sends it again', async () => {
  const mail = failedMail();
  const queued: Mail = { ...mail, state: 'queued', state_display: 'Queued' };
  let now = mail;
  server.use(
    mockApi.get('/mails/{id}', () => now),
    mockApi.post('/mails/{id}/send-again', () => (now = queued)),
  );
  const { user } = open(`/mails/${mail.uuid}`);
  expect(await screen.findByRole('heading', { name: mail.subject })).toBeVisible();
  expect(screen.getByText(/The call sheet of your shoot is attached/)).toBeVisible();
  expect(screen.getByText('call-sheet-10021-v1.pdf')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View the booking' })).toHaveAttribute(
    'href',
    `/booking/${mail.booking}`,
  );
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  await waitFor(() => expect(screen.getByText('The email is queued again.')).toBeVisible());
  expect(screen.getByText('Queued')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send Again' })).not.toBeInTheDocument();
});

test('says why a mail could not be sent again', async () => {
  const mail = failedMail();
  server.use(
    mockApi.get('/mails/{id}', () => mail),
    mockApi.post('/mails/{id}/send-again', () => errorResponse('Conflict', 'It is on its way.')),
  );
  const { user } = open(`/mails/${mail.uuid}`);
  await user.click(await screen.findByRole('button', { name: 'Send Again' }));
  await waitFor(() => expect(screen.getByText('It is on its way.')).toBeVisible());
});

test('shows Not Found for an unknown mail', async () => {
  server.use(mockApi.get('/mails/{id}', () => errorResponse('NotFound')));
  open(`/mails/${buildMail().uuid}`);
  expect(
    await screen.findByText("Sorry, we can't find the page you're looking for."),
  ).toBeVisible();
});
