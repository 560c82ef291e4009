import { urlValue, type ListUrl } from '@shootline/shared-api';
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import {
  type Location,
  MemoryRouter,
  type Navigator,
  Router,
  useLocation,
  useNavigate,
} from 'react-router';
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

test('each effective change adds one history entry', async () => {
  const page = render('/?page=2');
  act(() => page.url().setFilters({ title: 'kitchen', state: 'new' }));
  act(() => page.url().setFilters({ title: 'kitchen' }));
  act(() => page.url().toggleSort('title'));
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

test('the default sort is removed from the URL', () => {
  const page = render('/?sortBy=date&asc=true');
  act(() => page.url().toggleSort('date'));
  expect(page.search()).toBe('');
});

test('reset clears the filters and keeps the sort', () => {
  const page = render('/?title=a&state=lost&sortBy=title&asc=false');
  act(() => page.url().reset());
  expect(page.search()).toBe('?sortBy=title&asc=false');
});

test('reset also clears a field that was just filled in', () => {
  const page = render('/');
  act(() => {
    const { setFilters, reset } = page.url();
    setFilters({ title: 'kitchen' });
    reset();
  });
  expect(page.search()).toBe('');
});

test('each of several quick clicks reverses the order, even before the screen updates', () => {
  const page = render('/');
  act(() => {
    const { toggleSort } = page.url();
    toggleSort('title');
    toggleSort('title');
    toggleSort('title');
  });
  expect(page.url().sort).toEqual({ sortBy: 'title', asc: true });
});

/** A router whose navigations are rendered only when the test says so. */
function renderByHand() {
  const asked: Location[] = [];
  let show = (_location: Location) => {};
  const push: Navigator['push'] = (to, state) => {
    const search = typeof to === 'object' ? (to.search ?? '') : '';
    asked.push({ ...start, search, state: state as unknown });
  };
  const navigator = { push, replace: push, go: () => {}, createHref: String };
  const wrapper = function ByHand({ children }: { children: ReactNode }) {
    const [location, setLocation] = useState(start);
    show = setLocation;
    return (
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    );
  };
  const { result } = renderHook(() => useUrlFilters(list), { wrapper });
  return {
    toggle: () => act(() => result.current.toggleSort('title')),
    sort: () => result.current.sort,
    asked,
    show: (location?: Location) => act(() => show(location!)),
  };
}

const start: Location = { pathname: '/', search: '', hash: '', key: 'start', state: null };
const ascending = '?sortBy=title&asc=true';
const descending = '?sortBy=title&asc=false';

test('a change rendered late keeps changes made meanwhile, but Back undoes them', () => {
  const { toggle, sort, asked, show } = renderByHand();
  toggle();
  toggle();
  show(asked[0]);
  toggle();
  expect(asked.map(({ search }) => search)).toEqual([ascending, descending, ascending]);
  show(asked[2]);
  toggle();
  show(asked[3]);
  expect(sort().asc).toBe(false);

  show(asked[0]);
  expect(sort().asc).toBe(true);
  toggle();
  expect(asked.at(-1)?.search).toBe(descending);
});
