import {
  ErrorState,
  ForbiddenState,
  InitialsAvatar,
  LoadingBar,
  NotFoundState,
  Page,
} from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import { RatingBadge } from '@shootline/shared-ui/rating-badge';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { act, screen } from '@testing-library/react';

const { jest } = import.meta;

test('the bar does not appear for quick calls', () => {
  jest.useFakeTimers();
  renderWithTheme(<LoadingBar visible label="Loading..." />);
  act(() => jest.advanceTimersByTime(240));
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(20));
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  jest.useRealTimers();
});

test('an error can be retried', async () => {
  const onRetry = jest.fn();
  const { user } = renderWithTheme(<ErrorState message="It failed." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('It failed.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an unknown address offers a link home', () => {
  renderWithTheme(<NotFoundState homeTo="/home" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Not Found' })).toBeInTheDocument();
  expect(screen.getByText("Sorry, we can't find the page you're looking for.")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
});

test('a forbidden page says so and offers a link home', () => {
  renderWithTheme(<ForbiddenState />);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Sorry, you do not have permission to access this page.',
  );
  expect(document.title).toBe('No Access · Test Brand');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('an error that replaces a page names the window', () => {
  renderWithTheme(<ErrorState isPage title="It has stopped" message="It failed." />);
  expect(screen.getByRole('heading', { level: 1, name: 'It has stopped' })).toBeInTheDocument();
  expect(document.title).toBe('It has stopped · Test Brand');
});

test('a page names the window after itself and the brand', () => {
  renderWithTheme(<Page title="My Bookings">Content</Page>);
  expect(screen.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeInTheDocument();
  expect(document.title).toBe('My Bookings · Test Brand');
});

test('a missing value says so', () => {
  renderWithTheme(
    <DetailList>
      <Detail label="Parking details">{''}</Detail>
      <Detail label="Date" fallback="N/A" />
      <Detail label="Count">{0}</Detail>
    </DetailList>,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Not specified',
    'N/A',
    '0',
  ]);
});

test('a rating is read out in full, and a missing name shows two dashes', () => {
  renderWithTheme(
    <>
      <RatingBadge rating={4.63} count={1} />
      <InitialsAvatar initials="" />
    </>,
  );
  expect(screen.getByText('Rated 4.6 of 5, 1 rating')).toBeInTheDocument();
  expect(screen.getByText('--')).toBeInTheDocument();
});
