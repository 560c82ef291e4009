import { roles } from '@shootline/shared-api';
import {
  buildAnalytics,
  buildUser,
  mockAnalytics,
  mockServer,
} from '@shootline/shared-api/testing';
import {
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const server = mockServer();
let asked = 0;

const longNote = `${'Everybody was on time. '.repeat(40)}The end.`;

function answerOfFeedback() {
  const answer = buildAnalytics();
  const [newest] = answer.feedback.booking.stream;
  if (newest) newest.note = longNote;
  return answer;
}

async function openStream() {
  const page = renderRoute(routes, '/analytics?tab=feedback&period=all', {
    user: buildUser(roles.reviewer),
  });
  const stream = within(await screen.findByRole('region', { name: 'Feedback Stream' }));
  await stream.findAllByRole('listitem');
  return { ...page, stream };
}

beforeAll(() => {
  return loadPages(routes);
});
beforeEach(() => {
  asked = 0;
  server.use(
    mockAnalytics((query) => {
      if (query.get('part') === 'feedback') asked += 1;
      return answerOfFeedback();
    }),
  );
});

test('shows the newest feedback of both sources, with its author and a link to the booking', async () => {
  const { stream } = await openStream();
  const [ofShoot, ofVideographer] = stream.getAllByRole('listitem');
  expect(ofShoot).toHaveTextContent('Noah Walsh rated the shoot');
  expect(ofVideographer).toHaveTextContent('Mia Chen rated Noah Walsh');
  expect(ofVideographer).toHaveTextContent('Calm and quick.');
  // The zone is the account's, not the browser's.
  expect(ofVideographer).toHaveTextContent('Wed, 4 Mar, 1:10 PM (AEDT)');
  const entry = within(ofVideographer!);
  expect(entry.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  expect(entry.getByRole('link', { name: 'Noah Walsh' })).toHaveAttribute(
    'href',
    '/videographers/00000000-0000-4000-9000-000000000031',
  );
  expect(entry.getByRole('link', { name: 'Annual results interview' })).toHaveAttribute(
    'href',
    '/booking/00000000-0000-4000-9000-000000000021',
  );
});

test('unfolds a long note on click', async () => {
  const { stream, user } = await openStream();
  expect(stream.queryByText(/The end/)).not.toBeInTheDocument();
  await user.click(stream.getByRole('button', { name: 'Show More' }));
  expect(stream.getByText(/The end/)).toBeVisible();
  await user.click(stream.getByRole('button', { name: 'Show Less' }));
  expect(stream.queryByText(/The end/)).not.toBeInTheDocument();
});

test('filters the stream by source and stars without another request', async () => {
  const { stream, user } = await openStream();
  const count = () => stream.queryAllByRole('listitem').length;
  expect(count()).toBe(3);
  await user.selectOptions(stream.getByLabelText('Source'), 'Of videographers');
  expect(count()).toBe(2);
  await user.selectOptions(stream.getByLabelText('Rating'), '2 stars');
  expect(stream.getByRole('listitem')).toHaveTextContent('Pat Lee rated Ines Duarte');
  expect(stream.getByRole('status')).toHaveTextContent('1 of the newest 50');
  await user.selectOptions(stream.getByLabelText('Rating'), '0 stars');
  expect(stream.getByText('No feedback matches.')).toBeVisible();
  expect(asked).toBe(1);
});

function answerWithMuchFeedback() {
  const answer = answerOfFeedback();
  const [one] = answer.feedback.camop.stream;
  answer.feedback.camop.stream = Array.from({ length: 44 }, (_, at) => ({
    ...one!,
    date: `2026-02-01T00:00:${String(59 - at).padStart(2, '0')}.000Z`,
    booking_title: `Shoot ${at}`,
  }));
  return answer;
}

describe('on a phone', () => {
  beforeEach(narrowTheWindow);
  afterEach(widenTheWindow);

  test('pages have 10 entries', async () => {
    server.use(mockAnalytics(answerWithMuchFeedback));
    const { stream, user } = await openStream();
    await waitFor(() => expect(stream.getAllByRole('listitem')).toHaveLength(10));
    await user.click(stream.getByRole('button', { name: 'Next' }));
    expect(stream.getByText('11–20 of 45')).toBeVisible();
  });
});

test('shows feedback in pages of 20, and the first page again for other entries', async () => {
  server.use(mockAnalytics(answerWithMuchFeedback));
  const { stream, user } = await openStream();
  await waitFor(() => expect(stream.getAllByRole('listitem')).toHaveLength(20));
  const pages = within(stream.getByRole('navigation', { name: 'Pages of feedback' }));
  expect(pages.getByText('1–20 of 45')).toBeVisible();
  await user.click(pages.getByRole('button', { name: 'Next' }));
  expect(stream.getByRole('group', { name: 'Feedback' })).toHaveFocus();
  await user.click(pages.getByRole('button', { name: 'Next' }));
  expect(pages.getByText('41–45 of 45')).toBeVisible();
  expect(stream.getAllByRole('listitem')).toHaveLength(5);
  expect(stream.getByRole('link', { name: 'Shoot 43' })).toBeVisible();
  await user.click(pages.getByRole('button', { name: 'Next' }));
  expect(pages.getByText('41–45 of 45')).toBeVisible();
  await user.selectOptions(stream.getByLabelText('Source'), 'Of videographers');
  expect(pages.getByText('1–20 of 44')).toBeVisible();
  expect(stream.getByRole('link', { name: 'Shoot 0' })).toBeVisible();
});
