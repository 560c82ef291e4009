import { ListState, LoadMore, RefreshButton } from '@shootline/shared-ui/table';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

const { jest } = import.meta;

test('load more shows that it is loading, keeps the focus, and ends', async () => {
  const onLoadMore = jest.fn();
  function List() {
    const [step, setStep] = useState(0);
    return (
      <>
        <LoadMore
          hasNext={step < 2}
          isFetching={step === 1}
          shown={step < 2 ? 25 : 40}
          total={40}
          onLoadMore={() => {
            onLoadMore();
            setStep(1);
          }}
        />
        <button type="button" onClick={() => setStep(2)}>
          Answer
        </button>
      </>
    );
  }
  const { user } = renderWithTheme(<List />);
  expect(screen.getByText('Showing 25 of 40')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load more' }));

  const button = screen.getByRole('button', { name: 'Loading...' });
  expect(button).toHaveFocus();
  await user.click(button);
  expect(onLoadMore).toHaveBeenCalledTimes(1);

  // Unlike a user's click, this keeps the focus in place.
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByRole('button', { name: 'All results fetched' })).toBeDisabled();
  expect(screen.getByText('Showing 40 of 40')).toHaveFocus();
});

describe('the state of a list', () => {
  const state = (status: 'loading' | 'error' | 'empty' | 'ready', onRetry = () => {}) => (
    <ListState
      status={status}
      errorMessage="It failed."
      emptyMessage="There is nothing."
      loadingLabel="Loading bookings..."
      onRetry={onRetry}
    >
      The rows
    </ListState>
  );

  test('loading', () => {
    renderWithTheme(state('loading'));
    expect(screen.getByRole('status')).toHaveTextContent('Loading bookings...');
    expect(screen.queryByText('The rows')).not.toBeInTheDocument();
  });

  test('error, with Retry', async () => {
    const onRetry = jest.fn();
    const { user } = renderWithTheme(state('error', onRetry));
    expect(screen.getByRole('alert')).toHaveTextContent('It failed.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('empty', () => {
    renderWithTheme(state('empty'));
    expect(screen.getByRole('status')).toHaveTextContent('There is nothing.');
  });

  test('ready', () => {
    renderWithTheme(state('ready'));
    expect(screen.getByText('The rows')).toBeInTheDocument();
  });
});

test('refresh waits for the one in progress', async () => {
  const onRefresh = jest.fn();
  const { user, unmount } = renderWithTheme(<RefreshButton onRefresh={onRefresh} isRefreshing />);
  await user.click(screen.getByRole('button', { name: 'Refresh list' }));
  expect(onRefresh).not.toHaveBeenCalled();
  unmount();
  renderWithTheme(<RefreshButton onRefresh={onRefresh} isRefreshing={false} />);
  await user.click(screen.getByRole('button', { name: 'Refresh list' }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
});
