import { Button } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const { jest } = import.meta;

afterEach(() => jest.restoreAllMocks());

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename</Button>
      <Button ref={next}>Next</Button>
      {isOpen && (
        <Dialog title="Rename" onClose={() => setIsOpen(false)}>
          <label>
            Name <input />
          </label>
          <label>
            Reason <input />
          </label>
          <Button onClick={() => setIsOpen(false)}>Cancel</Button>
          <Button
            onClick={() => {
              flushSync(() => setIsOpen(false));
              next.current?.focus();
            }}
          >
            Done
          </Button>
        </Dialog>
      )}
    </>
  );
}

test('a dialog closed before its first frame returns the focus', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const { user } = renderWithTheme(<Page />);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
});

test('an element that takes the focus while a dialog closes keeps it', async () => {
  const { user } = renderWithTheme(<Page />);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

function Opened({ children, subtitle }: { children: ReactNode; subtitle?: string }) {
  return (
    <Dialog title="Rename" subtitle={subtitle} onClose={() => {}}>
      {children}
    </Dialog>
  );
}

test('shows its subject under the title', async () => {
  renderWithTheme(<Opened subtitle="#10042 · Sydney NSW">Are you sure?</Opened>);
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Rename' })).toHaveAccessibleDescription(
      '#10042 · Sydney NSW',
    ),
  );
});

test('first focuses the first field', async () => {
  renderWithTheme(
    <Opened>
      <a href="/policy">The policy</a>
      <label>
        Name <input />
      </label>
      <Button>Done</Button>
    </Opened>,
  );
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

test('focuses the chosen radio button', async () => {
  renderWithTheme(
    <Opened>
      <input type="radio" name="size" aria-label="Small" />
      <input type="radio" name="size" aria-label="Large" defaultChecked />
    </Opened>,
  );
  await waitFor(() => expect(screen.getByLabelText('Large')).toHaveFocus());
});

test('an element marked by the dialog gets the focus before any field', async () => {
  renderWithTheme(
    <Opened>
      <input aria-label="Name" />
      <Button>Cancel</Button>
      <Button data-autofocus>Done</Button>
    </Opened>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
});

function Loading() {
  const [parts, setParts] = useState<string[]>([]);
  const load = (part: string) => () => setParts((others) => [...others, part]);
  return (
    <>
      <button onClick={load('Name')}>A name arrives</button>
      <button onClick={load('Reason')}>A reason arrives</button>
      <Opened>
        {parts.map((part) => (
          <input key={part} aria-label={part} />
        ))}
      </Opened>
    </>
  );
}

test('content loaded later takes the focus from the dialog, but not from the user', async () => {
  renderWithTheme(<Loading />);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  fireEvent.click(screen.getByText('A name arrives'));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  screen.getByRole('button', { name: 'Close' }).focus();
  fireEvent.click(screen.getByText('A reason arrives'));
  expect(await screen.findByLabelText('Reason')).not.toHaveFocus();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('holding down the Enter that opened the dialog presses nothing', () => {
  renderWithTheme(
    <Opened>
      <Button>Done</Button>
      <textarea aria-label="Details" />
    </Opened>,
  );
  const held = { key: 'Enter', repeat: true };
  // False if the key's default action was prevented.
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Done' }), held)).toBe(false);
  expect(fireEvent.keyDown(screen.getByLabelText('Details'), held)).toBe(true);
});
