import type { Candidate } from '@shootline/shared-api';
import type { Widgets } from '@shootline/shared-api/portal';
import {
  buildCandidate,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  testUuid,
} from '@shootline/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { useState } from 'react';
import { renderWidget } from './testing/render-widget.tsx';
import { Component as Picker } from './videographer-picker.tsx';

const server = mockServer();

type PickerProps = Widgets['availability/videographer-picker'];

const booking = testUuid();
const mia = buildCandidate();
const noor = buildCandidate({
  full_name: 'Noor Aziz',
  average_rating: null,
  distance_km: null,
  recent_jobs: 0,
  offer_state: 'available',
});
const ivo = buildCandidate({
  full_name: 'Ivo Lund',
  recent_jobs: 1,
  travel_before: 45,
  travel_after: 140,
});
const clash = (is_final: boolean) =>
  ({
    kind: 'clash',
    message: 'films "Town hall" (10023) until 3:00 PM',
    is_final,
    booking: { uuid: testUuid(), booking_uid: '10023', title: 'Town hall' },
  }) as const;
const zoe = buildCandidate({
  full_name: 'Zoë Marsh',
  queue_place: null,
  conflicts: [
    clash(false),
    { kind: 'place', message: 'does not serve Sydney', is_final: false, booking: null },
  ],
});
const hana = buildCandidate({ full_name: 'Hana Ito', conflicts: [clash(true)] });

/** Mocks the API with these candidates, searched by name or uuid; returns the queries. */
function candidates(...all: Candidate[]) {
  const asked: string[] = [];
  server.use(
    mockApi.get('/booking/{id}/candidates', ({ query }) => {
      asked.push(query.toString());
      const name = query.get('name')?.toLowerCase() ?? '';
      const uuids = query.getAll('uuid');
      const offset = Number(query.get('offset') ?? 0);
      const matching = all.filter(
        ({ uuid, full_name }) =>
          full_name.toLowerCase().includes(name) && (uuids.length === 0 || uuids.includes(uuid)),
      );
      const results = matching.slice(offset, offset + 25);
      const next = offset + 25 < matching.length ? 'more' : null;
      return { ...pageOf(results), count: matching.length, next };
    }),
  );
  return asked;
}

/** Shows the picker in a form; `chosen` has the names chosen last. */
function open(props: Partial<PickerProps> = {}) {
  const chosen: { names: string[] } = { names: [] };
  function Form() {
    const [value, setValue] = useState(props.value ?? []);
    return (
      <Picker
        booking_uuid={booking}
        name="camera_operator"
        label="Videographer"
        purpose="assign"
        {...props}
        value={value}
        onChange={(people) => {
          chosen.names = people.map(({ full_name }) => full_name);
          setValue(people.map(({ uuid }) => uuid));
        }}
      />
    );
  }
  return { ...renderWidget(Form), chosen };
}

const radio = (name: RegExp) => screen.findByRole('radio', { name });

test('shows each videographer with the figures from the ranking', async () => {
  candidates(mia, noor, ivo);
  const { user, chosen } = open();
  expect(await radio(/^Mia Chan — Sydney NSW$/)).toHaveAccessibleDescription(
    /^Rated 4\.8 of 5, 12 ratings · 6 km · 2 shoots in 30 days · free/,
  );
  expect(await radio(/^Noor/)).toHaveAccessibleDescription(
    /^No ratings yet · no shoots in 30 days · free · has accepted/,
  );
  expect(await radio(/^Ivo/)).toHaveAccessibleDescription(
    / 1 shoot in 30 days · about 45\smin from the shoot before · about 2\sh 20\smin to the shoot after · free$/,
  );
  expect(screen.getByRole('radiogroup', { name: /^Videographer/ })).toBeVisible();
  await user.click(await radio(/^Noor/));
  expect(chosen.names).toEqual(['Noor Aziz']);
  await user.click(await radio(/^Mia/));
  expect(chosen.names).toEqual(['Mia Chan']);
});

describe('the place in the ranking', () => {
  const points = { rating: 36, distance: 24, jobs: 16, answered: 5 };
  const best = buildCandidate({
    full_name: 'Best One',
    score: 81,
    points,
    average_rating: { rating: 4.8, count: 23 },
    distance_km: 20,
    answered_percent: null,
  });
  const ranked = (full_name: string, changes: Partial<Candidate>) =>
    buildCandidate({ ...best, uuid: testUuid(), full_name, ...changes });
  const whyOf = async (name: RegExp) => {
    const row = (await radio(name)).closest('label');
    return row?.textContent.match(/(Ranks above|Level with) the next.*$/)?.[0];
  };

  test.each<[string, Partial<Candidate>]>([
    ['Level with the next', {}],
    [
      'Ranks above the next: 12 km nearer, rated 0.3 higher',
      {
        points: { ...points, distance: 20.4, rating: 34.5 },
        distance_km: 32,
        average_rating: { rating: 4.5, count: 40 },
      },
    ],
    [
      'Ranks above the next: 3 shoots fewer in 30 days',
      // A lead in distance does not outweigh a larger one in shoots.
      { points: { ...points, distance: 25, jobs: 10 }, distance_km: 17, recent_jobs: 5 },
    ],
    [
      'Ranks above the next: more good ratings',
      { points: { ...points, rating: 34 }, average_rating: { rating: 5, count: 1 } },
    ],
    [
      'Ranks above the next: rated 4.8, the next not yet',
      { points: { ...points, rating: 32 }, average_rating: null },
    ],
    [
      'Ranks above the next: nearer than where a distance is unknown',
      { points: { ...points, distance: 15 }, distance_km: null },
    ],
    [
      'Ranks above the next: the next answers only 20% of offers',
      { points: { ...points, answered: 2 }, answered_percent: 20 },
    ],
  ])('is explained: %s', async (why, changes) => {
    candidates(best, ranked('Next One', { score: 78, ...changes }));
    open();
    expect(await whyOf(/^Best One/)).toBe(why);
    expect(await whyOf(/^Next One/)).toBeUndefined();
  });

  test('is not compared with those who cannot be asked, nor for a fee', async () => {
    const gone = ranked('Gone', { score: 20, conflicts: [clash(false)] });
    candidates(best, gone);
    const { unmount } = open();
    expect(await whyOf(/^Best One/)).toBeUndefined();
    unmount();
    candidates(best, ranked('Next One', { score: 20 }));
    open({ purpose: 'fee' });
    expect(await whyOf(/^Best One/)).toBeUndefined();
  });
});

describe('an unavailable videographer', () => {
  test('is assigned only after a second confirmation', async () => {
    candidates(mia, zoe);
    const { user, chosen } = open({ value: [mia.uuid] });
    const others = within(
      await screen.findByRole('radiogroup', { name: 'Unavailable for this shoot' }),
    );
    const doubtful = others.getByRole('radio', { name: /^Zoë/ });
    const reason = 'Zoë Marsh films "Town hall" (10023) until 3:00 PM and does not serve Sydney.';
    expect(doubtful).toHaveAccessibleDescription(expect.stringContaining(reason));
    await user.click(doubtful);
    const question = within(screen.getByRole('group', { name: 'Assign Zoë Marsh anyway?' }));
    expect(question.getByRole('alert')).toHaveTextContent(reason);
    expect(doubtful).not.toBeChecked();
    await user.click(question.getByRole('button', { name: 'Do Not Choose' }));
    expect(doubtful).toHaveFocus();
    expect(await radio(/^Mia/)).toBeChecked();
    expect(chosen.names).toEqual([]);

    await user.click(doubtful);
    await user.click(screen.getByRole('button', { name: 'Choose Anyway' }));
    expect(chosen.names).toEqual(['Zoë Marsh']);
    expect(doubtful).toBeChecked();
    expect(doubtful).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Choose Anyway' })).not.toBeInTheDocument();
  });

  test('must be confirmed before the form is sent', async () => {
    candidates(mia, zoe);
    const { user } = open({ error: 'Please select a value.' });
    expect(await screen.findByText('Please select a value.')).toBeVisible();
    await user.click(await radio(/^Zoë/));
    expect(screen.getByText('Say first whether Zoë Marsh is meant.')).toBeVisible();
    expect(screen.queryByText('Please select a value.')).not.toBeInTheDocument();
  });

  test('cannot be assigned to overlapping shoots, or twice', async () => {
    candidates(mia, { ...ivo, is_assigned: true }, hana);
    open();
    const list = await screen.findByRole('list', { name: 'Unavailable for this shoot' });
    expect(list).toHaveTextContent('Hana Ito films "Town hall" (10023) until 3:00 PM.');
    expect(list).toHaveTextContent('Ivo Lund is assigned already.');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  test('cannot be asked', async () => {
    candidates(mia, noor, zoe);
    open({ purpose: 'offer', isMultiple: true });
    const list = await screen.findByRole('list', { name: 'Cannot be asked' });
    expect(list).toHaveTextContent('Noor Aziz has accepted an offer already.');
    expect(list).toHaveTextContent(/Zoë Marsh films .* and does not serve Sydney\./);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  test('can still have a cancellation fee', async () => {
    candidates(mia, hana);
    const { user, chosen } = open({ purpose: 'fee' });
    await user.click(await radio(/^Hana/));
    expect(chosen.names).toEqual(['Hana Ito']);
    expect(screen.queryByText(/Town hall/)).not.toBeInTheDocument();
  });
});

test('keeps several videographers in the order of choice, also while searching for others', async () => {
  candidates(mia, noor, ivo);
  const { user, chosen } = open({ isMultiple: true, purpose: 'fee' });
  await user.click(await screen.findByRole('checkbox', { name: /^Ivo/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Mia/ }));
  const search = screen.getByRole('searchbox', { name: 'Videographer, search by name' });
  await user.type(search, 'noor{Enter}');
  expect(search).toHaveFocus();
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: /^Mia/ })).not.toBeInTheDocument(),
  );
  const list = within(screen.getByRole('list', { name: 'Selected: Videographer' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1. Ivo Lund',
    '2. Mia Chan',
  ]);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Noor/ })).toHaveFocus());
  await user.keyboard(' ');
  expect(chosen.names).toEqual(['Ivo Lund', 'Mia Chan', 'Noor Aziz']);
  await user.click(list.getByRole('button', { name: 'Remove Ivo Lund' }));
  expect(chosen.names).toEqual(['Mia Chan', 'Noor Aziz']);
});

test('makes the tick boxes one tab stop, with arrow keys to move between them', async () => {
  candidates(mia, noor, ivo);
  const { user } = open({ isMultiple: true, purpose: 'fee' });
  await user.click(await screen.findByRole('searchbox'));
  await user.keyboard('{ArrowDown}{ArrowDown} ');
  expect(screen.getByRole('checkbox', { name: /^Noor/ })).toBeChecked();
  await user.keyboard('{End}');
  expect(screen.getByRole('checkbox', { name: /^Ivo/ })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.tab();
  await user.tab();
  const profile = screen.getByRole('link', { name: 'Profile of Ivo Lund (opens in a new tab)' });
  expect(profile).toHaveFocus();
  expect(profile).toHaveAttribute('href', `/videographers/${ivo.uuid}`);
});

test('shows a videographer chosen before above rows that do not include them', async () => {
  const many = Array.from({ length: 30 }, (_, place) =>
    buildCandidate({ full_name: `Person ${place + 1}` }),
  );
  candidates(...many);
  const { user } = open({ value: [many[29]?.uuid ?? ''] });
  await waitFor(async () => expect(await radio(/^Person 30/)).toBeChecked());
  expect(screen.getAllByRole('radio')).toHaveLength(26);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Showing 30 of 30')).toBeVisible();
  expect(screen.getAllByRole('radio', { name: /^Person 30/ })).toHaveLength(1);
});

test('lists a few videographers without a search, and says when there are none', async () => {
  const asked = candidates(mia, noor);
  const { unmount } = open({ only: [noor.uuid] });
  expect(await radio(/^Noor/)).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  unmount();
  asked.length = 0;
  open({ only: [], nobodyText: 'Nobody is available.' });
  expect(await screen.findByText('Nobody is available.')).toBeVisible();
  expect(asked).toEqual([]);
});

test('says that nobody is available when the given videographers are no longer candidates', async () => {
  candidates(mia);
  open({ only: [noor.uuid], nobodyText: 'Nobody is available.' });
  expect(await screen.findByText('Nobody is available.')).toBeVisible();
});

test('offers more videographers than one request allows', async () => {
  const many = Array.from({ length: 110 }, (_, place) =>
    buildCandidate({ full_name: `Person ${place + 1}` }),
  );
  const asked = candidates(...many);
  open({ only: many.map(({ uuid }) => uuid) });
  expect(await radio(/^Person 110/)).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(110);
  expect(asked.map((query) => query.split('uuid=').length - 1).toSorted()).toEqual([
    10, 25, 25, 25, 25,
  ]);
});

test('keeps the names when fewer are requested', async () => {
  const many = Array.from({ length: 30 }, (_, place) =>
    buildCandidate({ full_name: `Person ${place + 1}` }),
  );
  candidates(...many);
  const value = many.slice(27).map(({ uuid }) => uuid);
  const { user } = open({ isMultiple: true, purpose: 'fee', value });
  const remove = await screen.findByRole('button', { name: 'Remove Person 28' });
  server.use(http.get('*/api/booking/:id/candidates', () => new Promise<never>(() => {})));
  await user.click(remove);
  const list = screen.getByRole('list', { name: 'Selected: Videographer' });
  expect(list).toHaveTextContent('1. Person 292. Person 30');
});

test('gives the field name to rows that need confirmation when there are no others', async () => {
  candidates(zoe);
  open({ only: [zoe.uuid] });
  expect(await radio(/^Zoë/)).toHaveAttribute('name', 'camera_operator');
});

test('says that nobody has the searched name', async () => {
  candidates(mia);
  const { user } = open();
  await user.type(await screen.findByRole('searchbox'), 'xyz');
  expect(await screen.findByText('Nobody is called "xyz".')).toBeVisible();
});

test('describes the search field and the group with the error', async () => {
  candidates(mia);
  open({ error: 'Please select a value.' });
  expect(await screen.findByRole('searchbox')).toHaveAccessibleDescription(
    'Please select a value.',
  );
  await radio(/^Mia/);
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please select a value.');
});

test('offers Retry when the list cannot be loaded', async () => {
  server.use(
    mockApi.get('/booking/{id}/candidates', () => errorResponse('Forbidden', 'Not for you.')),
  );
  const { user } = open();
  expect(await screen.findByText('Not for you.')).toBeVisible();
  candidates(mia);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await radio(/^Mia/)).toBeVisible();
});
