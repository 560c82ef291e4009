import { toast } from '@shootline/shared-ui';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';

const { jest } = import.meta;

/** Simulates a machine that allows motion; the tests' `window.matchMedia` asks for less. */
function askForMotion() {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: !/reduce/.test(query) }));
}

afterEach(() => {
  act(() => toast.dismiss());
  jest.restoreAllMocks();
});

test('new content moves in, or appears at once for users who prefer less motion', async () => {
  askForMotion();
  const moving = renderWithTheme(<p>The page</p>);
  await waitFor(() => {
    act(() => toast.dismiss());
    act(() => toast.info('Saved.'));
    expect(screen.getByText('Saved.')).not.toBeVisible();
  });
  await waitFor(() => expect(screen.getByText('Saved.')).toBeVisible());
  moving.unmount();

  jest.restoreAllMocks();
  renderWithTheme(<p>The page</p>);
  act(() => toast.info('Saved again.'));
  expect(screen.getByText('Saved again.')).toBeVisible();
});
