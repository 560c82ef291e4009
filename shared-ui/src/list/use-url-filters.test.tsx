import { urlValue, type ListUrl } from '@shootline/shared-api';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { useUrlFilters } from './use-url-filters.ts';

const filters = { title: urlValue.text(20), state: urlValue.oneOf(['new', 'assigned']) };
const list: ListUrl<typeof filters, 'date' | 'title'> = {
  filters,
  sortFields: ['date', 'title'],
  defaultSort: { sortBy: 'date', asc: false },
};

function render(url: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', url]} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => ({
      url: useUrlFilters(list),
      location: useLocation(),
      navigate: useNavigate(),
    }),
    { wrapper },
  );
  return {
    url: () => result.current.url,
    search: () => result.current.location.search,
    path: () => result.current.location.pathname,
    back: () => act(async () => result.current.navigate(-1)),
  };
}

test('each change that changes anything is one entry of the history', async () => {
  const page = render('/?page=2');
  act(() => page.url().setFilters({ title: 'kitchen', state: 'new' }));
  act(() => page.url().setFilters({ title: 'kitchen' }));
  act(() => page.url().setSort({ sortBy: 'title', asc: true }));
  expect(page.search()).toBe('?page=2&title=kitchen&state=new&sortBy=title&asc=true');
  expect(page.url().activeCount).toBe(2);
  await page.back();
  expect(page.search()).toBe('?page=2&title=kitchen&state=new');
  await page.back();
  expect(page.search()).toBe('?page=2');
  await page.back();
  expect(page.path()).toBe('/before');
});

test('two changes before the next render both count', () => {
  const page = render('/');
  act(() => {
    const { setFilters } = page.url();
    setFilters({ title: 'kitchen' });
    setFilters({ state: 'new' });
  });
  expect(page.url().query).toEqual({ title: 'kitchen', state: 'new' });
});

test('the default sort leaves the URL', () => {
  const page = render('/?sortBy=title&asc=true');
  act(() => page.url().setSort({ sortBy: 'date', asc: false }));
  expect(page.search()).toBe('');
});

test('reset clears the filters and keeps the sort', () => {
  const page = render('/?title=a&state=lost&sortBy=title&asc=false');
  act(() => page.url().reset());
  expect(page.search()).toBe('?sortBy=title&asc=false');
});
