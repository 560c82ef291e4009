import { Button } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
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

test('closed before its first frame was drawn, a dialog gives the focus back', async () => {
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
