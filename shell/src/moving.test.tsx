import { userQueries } from '@shootline/shared-api';
import { buildUser, mockApi } from '@shootline/shared-api/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { UserEvent as User } from '@testing-library/user-event';
import { useSetFirstPage } from './account/account.actions.ts';
import { renderPortal, server, type TestRemote } from './testing/render-portal.tsx';

function Shoots() {
  const [count, setCount] = useState(0);
  const save = useSetFirstPage();
  return (
    <>
      <h1>Shoots</h1>
      <button onClick={() => save.mutate(null)}>Save</button>
      <button onClick={() => setCount(count + 1)}>Count {count}</button>
    </>
  );
}

function Clients() {
  const { data } = useQuery(userQueries.clients());
  return <h1>{data ? 'Clients' : 'Nothing yet'}</h1>;
}

const area: TestRemote = {
  name: 'area',
  routes: [
    { path: '/', layout: 'main', access: 'signed-in' },
    { path: '/clients', layout: 'main', access: 'signed-in' },
  ],
  nav: [
    { label: 'Shoots', to: '/', icon: 'bookings', access: 'signed-in', order: 10 },
    { label: 'Clients', to: '/clients', icon: 'users', access: 'signed-in', order: 20 },
  ],
  pages: [
    { path: '/', page: () => Promise.resolve({ Component: Shoots }) },
    {
      path: '/clients',
      page: () => Promise.resolve({ Component: Clients }),
      prefetch: ({ queryClient }) => void queryClient.prefetchQuery(userQueries.clients()),
    },
  ],
};

/** Answers these calls only once the test says so; returns how often they were made. */
function slowly() {
  const calls = { clients: 0 };
  const answers: (() => void)[] = [];
  const waiting = () => new Promise<void>((resolve) => answers.push(resolve));
  server.use(
    mockApi.get('/client', async () => {
      calls.clients += 1;
      await waiting();
      return [];
    }),
    mockApi.put('/account/first-page', async () => {
      await waiting();
      return undefined;
    }),
  );
  return { calls, answer: () => act(async () => answers.splice(0).forEach((send) => send())) };
}

const openShoots = () => renderPortal('/', { user: buildUser(), remotes: [area] });
const waitingNote = () => screen.findByText('Loading...');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.findByRole('link', { name });

/** Uses the page, which loads the code that makes waiting short. */
async function afterFirstUse(user: User) {
  await user.hover(await heading('Shoots'));
  await import('./background/after-first-use.ts');
}

afterEach(() => localStorage.clear());

test('keeps the page, and its buttons, until the next one has its data', async () => {
  const { answer } = slowly();
  const { user, path } = await openShoots();
  await heading('Shoots');
  await afterFirstUse(user);
  await user.click(await link('Clients'));
  expect(await waitingNote()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Count 0' }));
  expect(screen.getByRole('button', { name: 'Count 1' })).toBeVisible();
  expect(path()).toBe('/');

  await answer();
  expect(await heading('Clients')).toBeVisible();
  expect(path()).toBe('/clients');
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

test('leaves the page to the user while it saves', async () => {
  const { answer } = slowly();
  const { user } = await openShoots();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await waitingNote()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Count 0' }));
  expect(screen.getByRole('button', { name: 'Count 1' })).toBeVisible();
  await answer();
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
});

test.each([
  ['the pointer rests on', (user: User, entry: Element) => user.hover(entry)],
  ['the focus reaches', (_user: User, entry: HTMLElement) => act(() => entry.focus())],
])('loads the page of an entry that %s ahead of the click', async (_what, reach) => {
  const { calls, answer } = slowly();
  const { user } = await openShoots();
  await afterFirstUse(user);
  const entry = await link('Clients');
  await reach(user, entry);
  // Portals of earlier tests load it too.
  await waitFor(() => expect(calls.clients).toBeGreaterThan(0));
  await answer();
  const ahead = calls.clients;
  await user.click(entry);
  expect(await heading('Clients')).toBeVisible();
  expect(calls.clients).toBe(ahead);
});
