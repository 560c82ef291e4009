import { buildUser } from '@shootline/shared-api/testing';
import { RouterLink } from '@shootline/shared-ui';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderPortal } from './testing/render-portal.tsx';

const { jest } = import.meta;

/** Renders its rows later than the page, as a long list does. */
function Shoots() {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const frames = setTimeout(() => setIsDrawn(true), 100);
    return () => clearTimeout(frames);
  }, []);
  return (
    <>
      <h1>Shoots</h1>
      {isDrawn && (
        <>
          <RouterLink to="/shoot/1">First</RouterLink>
          <RouterLink to="/shoot/2">Second</RouterLink>
        </>
      )}
    </>
  );
}

const pages = [
  { path: '/', Component: Shoots },
  { path: '/shoot/:id', Component: () => <h1>One shoot</h1> },
] as const;

function scrollAsSomeoneDoes(to: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: to });
  act(() => void window.dispatchEvent(new Event('scroll')));
  // The position is recorded in the next frame.
  return act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
}

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'scrollY');
});

test('starts a page at its top, and restores the position on Back', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const { user } = await renderPortal('/', {
    user: buildUser(),
    remotes: [
      {
        name: 'shoots',
        routes: pages.map(({ path }) => ({ path, layout: 'main', access: 'signed-in' })),
        nav: [],
        pages: pages.map(({ path, Component }) => ({
          path,
          page: () => Promise.resolve({ Component }),
        })),
      },
    ],
  });
  const second = await screen.findByRole('link', { name: 'Second' });
  await scrollAsSomeoneDoes(1234);
  await user.click(second);
  expect(await screen.findByRole('heading', { name: 'One shoot' })).toBeVisible();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();

  await scrollAsSomeoneDoes(50);
  act(() => history.back());
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1234);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus());

  await scrollAsSomeoneDoes(1234);
  act(() => history.forward());
  expect(await screen.findByRole('heading', { name: 'One shoot' })).toBeVisible();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 50);
  scrollTo.mockRestore();
});
