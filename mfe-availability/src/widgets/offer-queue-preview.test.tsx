import type { Candidate } from '@shootline/shared-api';
import {
  buildCandidate,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  testUuid,
} from '@shootline/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { Component as Preview } from './offer-queue-preview.tsx';
import { renderWidget } from './testing/render-widget.tsx';

const server = mockServer();

const open = () => renderWidget(() => <Preview booking_uuid={testUuid()} />);

const candidates = (...all: Candidate[]) =>
  server.use(
    mockApi.get('/booking/{id}/candidates', ({ query }) => {
      const offset = Number(query.get('offset') ?? 0);
      const next = offset + 25 < all.length ? 'more' : null;
      return { ...pageOf(all.slice(offset, offset + 25)), count: all.length, next };
    }),
  );

test('shows the videographers in the order of the queue, not of the ranking', async () => {
  const asked = (place: number) =>
    buildCandidate({ full_name: `Person ${place}`, queue_place: place });
  const others = Array.from({ length: 25 }, () => buildCandidate({ queue_place: null }));
  candidates(asked(3), ...others, asked(1), asked(2));
  open();
  const list = await screen.findByRole('list', { name: 'Asked one after the other' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(list).toHaveTextContent(
    /^1\. Person 1 — Sydney NSWRated 4\.8 of 5, 12 ratings4\.8\(12\) · 6 km · 2 shoots in 30 days2\. Person 2.*3\. Person 3/,
  );
});

test('says when nobody can be asked', async () => {
  const { conflicts } = buildCandidate({
    conflicts: [{ kind: 'place', message: 'is far', is_final: false, booking: null }],
  });
  candidates(buildCandidate({ queue_place: null, conflicts }));
  open();
  expect(await screen.findByText(/^Nobody can be asked now/)).toBeVisible();
});

test('offers Retry after a failure', async () => {
  server.use(
    mockApi.get('/booking/{id}/candidates', () => errorResponse('Forbidden', 'Not for you.')),
  );
  const { user } = open();
  expect(await screen.findByText('Not for you.')).toBeVisible();
  candidates(buildCandidate());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/1\. Mia Chan/)).toBeVisible();
});
