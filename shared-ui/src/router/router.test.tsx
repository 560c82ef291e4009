import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createBrowserRouter,
  Link,
  NavLink,
  Outlet,
  RouterProvider,
  useLocation,
  useSearchParams,
} from './index.ts';

function Frame() {
  const { pathname, state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const nextPage = (current: URLSearchParams) => {
    current.set('page', '2');
    return current;
  };
  return (
    <>
      <nav>
        <NavLink to="/">Home</NavLink>
        <NavLink to="/invoices">Invoices</NavLink>
        <NavLink to="/invoices" end>
          All invoices
        </NavLink>
      </nav>
      <Link to="/invoices/7?page=1" state="from the list">
        Invoice 7
      </Link>
      <Link to="/invoices" onClick={(event) => event.preventDefault()}>
        Kept
      </Link>
      <Link to="/invoices" target="_blank">
        In a new tab
      </Link>
      <Link to="https://portal.example/invoices">Elsewhere</Link>
      <button onClick={() => void setSearch(nextPage)}>Next page</button>
      <p>{`You are at ${pathname}, page ${search.get('page')}, ${state}`}</p>
      <Outlet />
    </>
  );
}

/** Clicks that are left to the browser, which jsdom does not follow. */
const leftToBrowser: string[] = [];

function leave(event: MouseEvent) {
  if (!event.defaultPrevented) leftToBrowser.push((event.target as HTMLElement).textContent);
  event.preventDefault();
}

beforeEach(() => {
  leftToBrowser.length = 0;
  window.addEventListener('click', leave);
  window.history.replaceState(null, '', '/');
  const router = createBrowserRouter([{ path: '*', element: <Frame /> }]);
  render(<RouterProvider router={router} />);
});

afterEach(() => window.removeEventListener('click', leave));

const currentPages = () =>
  screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);

test('a link opens its address with its state, and the entries of the page are marked', async () => {
  expect(currentPages()).toEqual(['Home']);
  await userEvent.click(screen.getByRole('link', { name: 'Invoice 7' }));
  expect(screen.getByText('You are at /invoices/7, page 1, from the list')).toBeVisible();
  expect(currentPages()).toEqual(['Invoices']);
  await userEvent.click(screen.getByRole('link', { name: 'All invoices' }));
  expect(currentPages()).toEqual(['Invoices', 'All invoices']);
});

test('changed parameters are a step back to the former ones', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Invoice 7' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('You are at /invoices/7, page 2, null')).toBeVisible();
  window.history.back();
  expect(await screen.findByText('You are at /invoices/7, page 1, from the list')).toBeVisible();
});

test('a link to the current address adds no step back', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Invoices' }));
  const steps = window.history.length;
  await userEvent.click(screen.getByRole('link', { name: 'Invoices' }));
  expect(window.history).toHaveLength(steps);
});

test('other tabs and absolute addresses are left to the browser, and a page may keep its user', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Kept' }));
  await user.click(screen.getByRole('link', { name: 'In a new tab' }));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Invoice 7' }));
  await user.keyboard('{/Control}');
  expect(leftToBrowser).toEqual(['In a new tab', 'Elsewhere', 'Invoice 7']);
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute(
    'href',
    'https://portal.example/invoices',
  );
  expect(screen.getByText('You are at /, page null, null')).toBeVisible();
});
