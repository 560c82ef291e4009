import { lastingStorage } from '@shootline/shared-api';
import { useKey, useListedKeys } from '@shootline/shared-ui';
import { KeysDialog } from '@shootline/shared-ui/palette';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

const { jest } = import.meta;

afterEach(() => localStorage.clear());

const pressed = jest.fn<void, [string]>();
beforeEach(() => pressed.mockClear());

function Row({ name, isEnabled = true }: { name: string; isEnabled?: boolean }) {
  useKey('j', 'Next row', () => pressed(name), { isEnabled });
  return <button>{name}</button>;
}

function Page({ children }: { children?: React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  useKey('?', 'Keyboard Shortcuts', () => setIsOpen(true));
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Keyboard Shortcuts</button>
      {children}
      {isOpen && <KeysDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

test("a key runs the page's action each time it is pressed", async () => {
  const { user } = renderWithTheme(<Row name="Rows" />);
  await user.keyboard('jj');
  expect(pressed.mock.calls).toEqual([['Rows'], ['Rows']]);
});

test.each([
  ['a text field', '<input aria-label="Field">'],
  ['a multi-line text field', '<textarea aria-label="Field"></textarea>'],
  ['a choice', '<select aria-label="Field"></select>'],
  ['an editable element', '<p aria-label="Field" contenteditable></p>'],
  ['a combobox', '<div aria-label="Field" role="combobox"></div>'],
])('in %s the key is typed', (_what, field) => {
  renderWithTheme(
    <>
      <Row name="Rows" />
      <div dangerouslySetInnerHTML={{ __html: field }} />
    </>,
  );
  // jsdom does not support typing into contenteditable text.
  fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'j' });
  expect(pressed).not.toHaveBeenCalled();
});

test('a focused checkbox, which takes no letters, leaves keys to the page', async () => {
  const { user } = renderWithTheme(
    <>
      <Row name="Rows" />
      <input type="checkbox" aria-label="Select" />
    </>,
  );
  await user.click(screen.getByLabelText('Select'));
  await user.keyboard('j');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Alt', { altKey: true }],
  ['an active input method', { isComposing: true }],
])('ignores a key with %s', (_what, held) => {
  renderWithTheme(<Row name="Rows" />);
  fireEvent.keyDown(document.body, { key: 'j', ...held });
  expect(pressed).not.toHaveBeenCalled();
});

test('only keys of the dialog itself work in an open dialog', async () => {
  function InDialog() {
    useKey('A', 'Approve', () => pressed('Approve'), { isInDialog: true });
    return <input aria-label="Note" />;
  }
  const { user } = renderWithTheme(
    <>
      <Row name="Rows" />
      <div role="dialog">
        <InDialog />
      </div>
    </>,
  );
  await user.keyboard('jA');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'A');
  expect(pressed.mock.calls).toEqual([['Approve']]);
});

test('a character typed with AltGr or Shift counts', () => {
  renderWithTheme(<Row name="Rows" />);
  const altGraph = { ctrlKey: true, altKey: true, modifierAltGraph: true };
  fireEvent.keyDown(document.body, { key: 'j', ...altGraph });
  fireEvent.keyDown(document.body, { key: 'j', shiftKey: true });
  expect(pressed).toHaveBeenCalledTimes(2);
});

test.each(['dialog', 'alertdialog', 'menu'])('keys do nothing under an open %s', async (role) => {
  const { user } = renderWithTheme(
    <>
      <Row name="Rows" />
      <div role={role} />
    </>,
  );
  await user.keyboard('j');
  expect(pressed).not.toHaveBeenCalled();
});

test('the later of two owners gets the key, the earlier once that is gone or idle', async () => {
  const { user, rerender } = renderWithTheme(<Row name="Rows" />);
  rerender(
    <>
      <Row name="Rows" />
      <Row name="Offers" />
    </>,
  );
  await user.keyboard('j');
  rerender(
    <>
      <Row name="Rows" />
      <Row name="Offers" isEnabled={false} />
    </>,
  );
  await user.keyboard('j');
  expect(pressed.mock.calls).toEqual([['Offers'], ['Rows']]);
});

test('? lists what works on this page', async () => {
  const { user } = renderWithTheme(
    <Page>
      <Row name="Rows" />
      <Row name="Offers" />
    </Page>,
  );
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['?', 'j']);
  expect(dialog.getByText('Next row')).toBeVisible();
});

test('keys of a part of the page are listed separately and left to it', async () => {
  const cellKeys = { Enter: 'Edit the cell', 'Ctrl+D': 'Fill the cells' };
  function Cells() {
    useListedKeys(cellKeys);
    return null;
  }
  const { user } = renderWithTheme(
    <Page>
      <Cells />
    </Page>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Keyboard Shortcuts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
  expect(dialog.getByRole('heading', { name: 'In the cells of the table' })).toBeVisible();
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '?',
    'Enter',
    'Ctrl+D',
  ]);
  await user.keyboard('{Escape}');
});

test('once switched off, no key works until they are switched on without a key', async () => {
  const { user } = renderWithTheme(
    <Page>
      <Row name="Rows" />
    </Page>,
  );
  const open = screen.getByRole('button', { name: 'Keyboard Shortcuts' });
  const toggle = async () => {
    await user.click(open);
    await user.click(await screen.findByRole('switch', { name: 'Keyboard Shortcuts' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await toggle();
  await user.keyboard('j?');
  expect(pressed).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(lastingStorage.getItem('shootline.keys')).toBe('off');
  await toggle();
  await user.keyboard('j');
  expect(pressed).toHaveBeenCalledTimes(1);
});

function Search() {
  useKey('Mod+k', 'Search', () => pressed('search'));
  return <input aria-label="Comment" />;
}

test('on a Mac the modifier is ⌘, as Ctrl edits text there', async () => {
  const userAgent = import.meta.jest.spyOn(navigator, 'userAgent', 'get');
  userAgent.mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  const { user } = renderWithTheme(<Search />);
  await user.type(screen.getByRole('textbox'), '{Control>}k{/Control}');
  expect(pressed).not.toHaveBeenCalled();
  await user.keyboard('{Meta>}k{/Meta}');
  expect(pressed).toHaveBeenCalledTimes(1);
  userAgent.mockRestore();
});

test('Ctrl with a key works in fields too and is listed as on keyboards', async () => {
  const { user } = renderWithTheme(
    <Page>
      <Search />
    </Page>,
  );
  await user.type(screen.getByRole('textbox'), 'k{Control>}k{/Control}');
  expect(pressed.mock.calls).toEqual([['search']]);
  expect(screen.getByRole('textbox')).toHaveValue('k');
  await user.keyboard('{Control>}{Shift>}k{/Shift}{/Control}{Meta>}k{/Meta}');
  expect(pressed).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Keyboard Shortcuts' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Ctrl K')).toBeVisible();
});
