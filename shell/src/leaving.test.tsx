import { unsavedForms, roles, sessionStore } from '@shootline/shared-api';
import { buildUser, mockApi } from '@shootline/shared-api/testing';
import { Input } from '@shootline/shared-ui';
import { LeaveGuard } from '@shootline/shared-ui/leave-guard';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal, server, signInForm, type TestRemote } from './testing/render-portal.tsx';

function BriefPage() {
  const [title, setTitle] = useState('');
  const type = (values: { title: string }) => {
    setTitle(values.title);
    unsavedForms.keep('brief new', 'a', { values, version: null });
  };
  return (
    <>
      <LeaveGuard when={title !== ''} onLeave={() => unsavedForms.forget('brief new', 'a')} />
      <Input
        aria-label="Title"
        value={title}
        onChange={({ target }) => type({ title: target.value })}
      />
    </>
  );
}

const briefs: TestRemote = {
  name: 'briefs',
  routes: [
    { path: '/', layout: 'main', access: 'signed-in' },
    { path: '/brief', layout: 'main', access: 'signed-in' },
  ],
  nav: [{ label: 'My Briefs', to: '/', icon: 'bookings', access: 'signed-in', order: 10 }],
  pages: [
    { path: '/', page: () => Promise.resolve({ Component: () => <h1>My Briefs</h1> }) },
    { path: '/brief', page: () => Promise.resolve({ Component: BriefPage }) },
  ],
};

const visitor = buildUser(roles.client_user);

beforeEach(() => server.use(mockApi.post('/auth/logout', () => undefined)));
afterEach(() => {
  localStorage.clear();
});

const title = () => screen.findByRole('textbox', { name: 'Title' });
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const leave = () => screen.getByRole('button', { name: 'Leave without Saving' });
const drafts = () => Object.keys(localStorage).filter((key) => key.includes('brief new'));

async function typeBrief() {
  const { user, path } = await renderPortal('/brief', { user: visitor, remotes: [briefs] });
  await user.type(await title(), 'Town hall');
  expect(drafts()).toHaveLength(1);
  return { user, path };
}

test('asks before a drawer entry leaves the page, and drops input that is not saved', async () => {
  const { user, path } = await typeBrief();
  await user.click(screen.getByRole('link', { name: 'My Briefs' }));
  await question();
  expect(path()).toBe('/brief');
  await user.click(leave());
  expect(await screen.findByRole('heading', { name: 'My Briefs' })).toBeVisible();
  expect(drafts()).toEqual([]);
});

test('keeps the input without a question when the session expires', async () => {
  const { path } = await typeBrief();
  act(() => sessionStore.getState().expire(visitor.auth_token));
  await signInForm();
  expect(path()).toBe('/login?next=%2Fbrief');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(drafts()).toHaveLength(1);
});

test('asks before the sign-out, and keeps the session and the changes if the user stays', async () => {
  const { user } = await typeBrief();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await question();
  expect(sessionStore.getState().user).toEqual(visitor);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(await title()).toHaveValue('Town hall');

  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await question();
  await user.click(leave());
  await signInForm();
  expect(sessionStore.getState()).toMatchObject({ user: null, reason: 'left' });
  expect(drafts()).toEqual([]);
});

test('asks before the sign-out on another page if the browser keeps input', async () => {
  const { user } = await renderPortal('/', { user: visitor, remotes: [briefs] });
  unsavedForms.keep('brief new', 'a', { values: { title: 'Town hall' }, version: null });
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(await question()).toHaveTextContent(
    'This browser keeps changes that you have not saved yet',
  );
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(sessionStore.getState().user).toEqual(visitor);
  expect(drafts()).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await question();
  await user.click(leave());
  await signInForm();
  expect(drafts()).toEqual([]);
});

test('does not ask when the user signs out in another tab', async () => {
  await typeBrief();
  act(() => sessionStore.setState({ user: null, reason: 'left' }));
  await signInForm();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
