import { PagedTable } from '@shootline/shared-ui/table';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';

const { jest } = import.meta;

const listed = (isOutdated: boolean, refresh: () => void) => (
  <PagedTable
    label="Shoots"
    columns={[{ id: 'title', header: 'Title', cell: ({ title }: { title: string }) => title }]}
    getRowId={({ title }) => title}
    errorMessage="It failed."
    emptyMessage="There is nothing."
    list={{
      view: 'ready',
      error: null,
      rows: [{ title: 'Gala' }],
      count: 1,
      hasNext: false,
      isLoadingMore: false,
      hasMoreFailed: false,
      isRefreshing: false,
      isOutdated,
      refresh,
      loadMore: () => {},
      retry: () => {},
    }}
  />
);

const notice = 'This list has changed since it was loaded.';

test('an outdated list says so and keeps its rows until the user refreshes', async () => {
  const refresh = jest.fn();
  const { user, unmount } = renderWithTheme(listed(true, refresh));
  expect(screen.getByText(notice)).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Gala' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(refresh).toHaveBeenCalledTimes(1);
  unmount();
  renderWithTheme(listed(false, refresh));
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});
