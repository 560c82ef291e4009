import type { RemoteRoute } from '@shootline/shared-api/portal';
import { Input, RouterLink } from '@shootline/shared-ui';
import { LeaveGuard } from '@shootline/shared-ui/leave-guard';
import { Link, useNavigate } from '@shootline/shared-ui/router';
import { buildUser } from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';

const { jest } = import.meta;
const onLeave = jest.fn();

function NotePage() {
  const [note, setNote] = useState('');
  return (
    <>
      <LeaveGuard when={note !== ''} onLeave={onLeave} />
      <Input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <RouterLink to="/list">All notes</RouterLink>
      <Link to="?tab=2#files">Files</Link>
    </>
  );
}

function NewNotePage() {
  const isSaved = useRef(false);
  const navigate = useNavigate();
  const save = () => {
    isSaved.current = true;
    void navigate('/note');
  };
  return (
    <>
      <LeaveGuard when={() => !isSaved.current} />
      <button onClick={save}>Create</button>
    </>
  );
}

const FirstPage = () => <RouterLink to="/note">Next note</RouterLink>;

const routes: RemoteRoute[] = [
  { path: '/note/first', page: () => Promise.resolve({ Component: FirstPage }) },
  { path: '/note', page: () => Promise.resolve({ Component: NotePage }) },
  { path: '/note/new', page: () => Promise.resolve({ Component: NewNotePage }) },
];

beforeAll(() => loadPages(routes));
beforeEach(() => onLeave.mockClear());

const open = (url = '/note') => renderRoute(routes, url, { user: buildUser() });
const note = () => screen.findByRole('textbox', { name: 'Note' });
const stay = () => screen.getByRole('button', { name: 'Stay' });

/** Waits until the question is shown and has the focus, so that keys reach it. */
async function question() {
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await waitFor(() => expect(stay()).toHaveFocus());
}

function isUnloadAsked() {
  const event = new Event('beforeunload', { cancelable: true });
  fireEvent(window, event);
  return event.defaultPrevented;
}

test('a page without changes is left at once', async () => {
  const { user } = open();
  await note();
  expect(isUnloadAsked()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'All notes' }));
  expect(await screen.findByText('You are at /list')).toBeVisible();
  expect(onLeave).not.toHaveBeenCalled();
});

test('a user who stays loses nothing, one who leaves without saving is gone', async () => {
  const { user, location } = open();
  await user.type(await note(), 'Call back');
  await user.click(screen.getByRole('link', { name: 'All notes' }));
  await question();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await note()).toHaveValue('Call back');
  expect(screen.getByRole('link', { name: 'All notes' })).toHaveFocus();
  expect(location()).toBe('/note');
  expect(onLeave).not.toHaveBeenCalled();

  await user.click(screen.getByRole('link', { name: 'All notes' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Leave without Saving' }));
  expect(await screen.findByText('You are at /list')).toBeVisible();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('Escape keeps the user on the page', async () => {
  const { user } = open();
  await user.type(await note(), 'Call back');
  await user.click(screen.getByRole('link', { name: 'All notes' }));
  await question();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await note()).toHaveValue('Call back');
});

test('Back asks the question too', async () => {
  const { user, back, location } = open('/note/first');
  await user.click(await screen.findByRole('link', { name: 'Next note' }));
  await user.type(await note(), 'Call back');
  await back();
  await question();
  await user.click(stay());
  expect(await note()).toHaveValue('Call back');
  expect(location()).toBe('/note');

  await back();
  await question();
  await user.click(screen.getByRole('button', { name: 'Leave without Saving' }));
  expect(await screen.findByRole('link', { name: 'Next note' })).toBeVisible();
  expect(location()).toBe('/note/first');
});

test('another query or hash of the same page does not ask', async () => {
  const { user, location } = open();
  await user.type(await note(), 'Call back');
  await user.click(screen.getByRole('link', { name: 'Files' }));
  expect(location()).toBe('/note?tab=2');
  expect(await note()).toHaveValue('Call back');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the browser asks before the tab is closed or reloaded', async () => {
  const { user } = open();
  await user.type(await note(), 'Call back');
  expect(isUnloadAsked()).toBe(true);
});

test('a page whose changes were just saved is left without a question', async () => {
  const { user } = open('/note/new');
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  expect(await note()).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
