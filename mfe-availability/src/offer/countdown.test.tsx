import { renderWithTheme } from '@shootline/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { Countdown } from './countdown.tsx';

const { matchMedia } = window;

/** Sets whether the browser prefers reduced motion. */
const lessMotion = (matches: boolean) => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches });
};
afterEach(() => {
  window.matchMedia = matchMedia;
});

test.each([
  [false, 24 * 60_000 + 59_001, '25:00'],
  [false, 61_000, '1:01'],
  [false, 1, '0:01'],
  [true, 24 * 60_000 + 1, '25 minutes'],
  [true, 30_000, '1 minute'],
])('with reduced motion %s, shows %i ms as %s', (isCalm, left, text) => {
  lessMotion(isCalm);
  renderWithTheme(<Countdown left={left} />);
  expect(screen.getByRole('timer', { name: 'Exclusive time left' })).toHaveTextContent(text);
});

test.each([
  [11, ''],
  [10, '10 minutes of the exclusive time left.'],
  [6, '10 minutes of the exclusive time left.'],
  [5, '5 minutes of the exclusive time left.'],
  [0.5, '1 minute of the exclusive time left.'],
  [0, ''],
])('announces with %d minutes left: %s', (minutes, text) => {
  const { container } = renderWithTheme(<Countdown left={minutes * 60_000} />);
  expect(within(container).getAllByRole('status')[0]?.textContent).toBe(text);
});
