import { unsavedForms, sessionStore } from '@shootline/shared-api';
import { buildUser } from '@shootline/shared-api/testing';
import { FileField } from '@shootline/shared-ui/file-field';
import { TextField } from '@shootline/shared-ui/form';
import { KeptOffer, useKeptInput } from '@shootline/shared-ui/kept-input';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

const { jest } = import.meta;
const name = 'booking 1';
const maya = buildUser();

function Brief({ openedVersion }: { openedVersion: number }) {
  const [version, setVersion] = useState(openedVersion);
  const form = useForm<{ title: string; notes: string; file: File | null }>({
    defaultValues: { title: 'Interview', notes: '', file: null },
  });
  const kept = useKeptInput({ form, name, version });
  return (
    <FormProvider {...form}>
      <KeptOffer kept={kept} />
      <form
        aria-label="Brief"
        onSubmit={(event) => {
          event.preventDefault();
          kept.forget();
          setVersion(version + 1);
        }}
      >
        <TextField name="title" label="Title" />
        <TextField name="notes" label="Notes" />
        <FileField name="file" label="File" use="booking" />
        <output>
          {`Version ${kept.version} over ${JSON.stringify(kept.base)}, ${form.formState.isDirty ? 'changed' : 'as it was'}`}
        </output>
        <button>Save</button>
        <button type="button" onClick={() => form.setFocus(kept.hasChanges() ? 'notes' : 'title')}>
          Find changes
        </button>
      </form>
    </FormProvider>
  );
}

const open = (version = 1) => renderWithTheme(<Brief openedVersion={version} />);
const titles = () => unsavedForms.list(name).map(({ values }) => ({ ...values }));
const title = () => screen.getByRole('textbox', { name: 'Title' });
const offer = (text: RegExp) => screen.findByText(text);
const restore = () => screen.getByRole('button', { name: 'Restore' });
const leavePage = () => fireEvent(window, new Event('pagehide'));

function left(text: string, minutes: number, changes: { version?: number; file?: File } = {}) {
  const { version = 1, ...more } = changes;
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - minutes * 60_000);
  const base = { title: 'Interview', notes: '' };
  unsavedForms.keep(name, text, { values: { title: text, notes: '', ...more }, version, base });
  now.mockRestore();
}

beforeEach(() => {
  localStorage.clear();
  sessionStore.getState().start(maya);
});
afterEach(() => jest.restoreAllMocks());

test('input is kept soon after typing, and dropped once undone', async () => {
  const { user } = open();
  await user.type(title(), ' 2');
  await waitFor(() => expect(titles()).toMatchObject([{ title: 'Interview 2' }]));
  await user.type(title(), '{Backspace}{Backspace}');
  await waitFor(() => expect(titles()).toEqual([]));
});

test('a form that is only viewed keeps nothing', () => {
  open().unmount();
  leavePage();
  expect(titles()).toEqual([]);
});

test('recent input is kept when the page is left, hidden or closed', async () => {
  const { user, unmount } = open();
  await user.type(title(), ' 2');
  leavePage();
  expect(titles()).toMatchObject([{ title: 'Interview 2' }]);

  await user.type(title(), '3');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(titles()).toMatchObject([{ title: 'Interview 23' }]);

  await user.type(title(), '4');
  unmount();
  expect(titles()).toMatchObject([{ title: 'Interview 234' }]);
});

test('recent input is kept when the session expires, but not on sign-out', async () => {
  const { user, unmount } = open();
  await user.type(title(), ' 2');
  sessionStore.getState().expire(maya.auth_token);
  unmount();
  sessionStore.getState().start(maya);
  expect(titles()).toMatchObject([{ title: 'Interview 2' }]);

  const again = open();
  await user.type(title(), ' 3');
  sessionStore.getState().end('left');
  again.unmount();
  sessionStore.getState().start(maya);
  expect(titles()).toMatchObject([{ title: 'Interview 2' }]);
});

test('saved input is forgotten until the next change', async () => {
  const { user, unmount } = open();
  await user.type(title(), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Find changes' }));
  expect(title()).toHaveFocus();
  leavePage();
  expect(titles()).toEqual([]);

  await user.type(title(), '3');
  await user.click(screen.getByRole('button', { name: 'Find changes' }));
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveFocus();
  unmount();
  expect(titles()).toMatchObject([{ title: 'Interview 23' }]);
});

test('restored changes are unsaved changes of the version they were typed over', async () => {
  left('Town hall', 5, { version: 3 });
  const { user } = open(4);
  await offer(/^You have unsaved changes from 5 minutes ago\.$/);
  await user.click(restore());
  expect(title()).toHaveValue('Town hall');
  expect(title()).toHaveFocus();
  expect(screen.getByText(/^Version 3 over .*"Interview".*, changed$/)).toBeVisible();
  expect(await screen.findByText('Your changes are back, but not saved yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  expect(unsavedForms.list(name)).toMatchObject([{ values: { title: 'Town hall' }, version: 3 }]);

  await user.type(title(), ' 2');
  leavePage();
  expect(unsavedForms.list(name)).toMatchObject([{ values: { title: 'Town hall 2' }, version: 3 }]);
});

test('discarded changes are gone, and older ones are offered next', async () => {
  left('Older', 24 * 60);
  left('Newer', 0);
  const { user } = open();
  await offer(/from less than a minute ago\./);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(title()).toHaveFocus();
  await offer(/from yesterday\./);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  expect(titles()).toEqual([]);
  expect(title()).toHaveValue('Interview');
});

test('input typed before restoring is not lost', async () => {
  left('Town hall', 60);
  const { user } = open();
  await user.type(title(), ' 2');
  await user.click(restore());
  expect(title()).toHaveValue('Town hall');
  await offer(/from less than a minute ago\./);
  await user.click(restore());
  expect(title()).toHaveValue('Interview 2');
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
});

test('restores the latest input of a form still open in another tab', async () => {
  left('Town hall', 5);
  const { user } = open();
  const values = { title: 'Town hall 2', notes: '' };
  unsavedForms.keep(name, 'Town hall', { values, version: 1 });
  await user.click(restore());
  expect(title()).toHaveValue('Town hall 2');
  expect(titles()).toMatchObject([{ title: 'Town hall 2' }]);
});

test('a file must be chosen again', async () => {
  left('Town hall', 120, { file: new File(['x'], 'plan.pdf') });
  const { user } = open();
  await offer(/from 2 hours ago\. Please choose your file again\./);
  await user.click(restore());
  expect(title()).toHaveValue('Town hall');
});

test('a saved form that received a newer version saves with that version', async () => {
  left('Town hall', 5, { version: 3 });
  const { user } = open(4);
  await user.click(restore());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Version 5 over undefined/)).toBeInTheDocument();
  expect(titles()).toEqual([]);
});
