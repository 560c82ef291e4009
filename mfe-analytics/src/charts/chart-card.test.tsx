import { renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { ChartCard } from './chart-card.tsx';

const titles = ['Job Types', 'Job Durations', 'Top Videographers'];

function Cards() {
  return titles.map((title) => (
    <ChartCard
      key={title}
      title={title}
      valueLabel="No. of Bookings"
      kind="bar"
      items={[
        { key: 'interview', name: 'Interview', value: 3 },
        { key: 'event', name: 'Event', value: 1 },
      ]}
    />
  ));
}

/** The tables of the page at the moment that it has any. */
const firstTables = () =>
  new Promise<HTMLElement[]>((resolve) => {
    const look = (_changes: unknown, observer: MutationObserver) => {
      const tables = screen.queryAllByRole('table');
      if (tables.length === 0) return;
      observer.disconnect();
      resolve(tables);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });

test('draws the first chart of a page before the others', async () => {
  const first = firstTables();
  renderRoute([{ path: '/', page: () => Promise.resolve({ Component: Cards }) }], '/');
  expect(await screen.findByRole('region', { name: titles[2] })).toBeVisible();
  const tables = await first;
  expect(tables).toHaveLength(1);
  expect(tables[0]).toHaveAccessibleName(titles[0]);
  for (const name of titles) expect(await screen.findByRole('table', { name })).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

test('a line above a chart takes nothing of its height', async () => {
  const Card = () => (
    <ChartCard
      title="Ratings"
      valueLabel="No. of Ratings"
      kind="bar"
      items={[5, 4, 3, 2, 1, 0].map((stars) => ({
        key: String(stars),
        name: `${stars} stars`,
        value: 3,
      }))}
      summary="3 ratings by 2 users"
    />
  );
  renderRoute([{ path: '/', page: () => Promise.resolve({ Component: Card }) }], '/');
  const table = await screen.findByRole('table', { name: 'Ratings' });
  const card = screen.getByRole('region', { name: 'Ratings' });
  const boxes = [...card.querySelectorAll('*')].filter(
    (box) => getComputedStyle(box).height === '204px',
  );
  expect(boxes).toHaveLength(1);
  expect(boxes[0]).toContainElement(table);
  expect(boxes[0]).not.toHaveTextContent('3 ratings by 2 users');
  expect(screen.getByText('3 ratings by 2 users')).toBeVisible();
});

test('a chart of one bar is a figure with its name, link and change', async () => {
  const Card = () => (
    <ChartCard
      title="Job Types"
      valueLabel="No. of Bookings"
      kind="bar"
      items={[{ key: 'interview', name: 'Interview', value: 3 }]}
      before={[{ key: 'interview', name: 'Interview', value: 2 }]}
      linkOf={({ key }) => `/?video_type=${key}`}
    />
  );
  renderRoute([{ path: '/', page: () => Promise.resolve({ Component: Card }) }], '/');
  expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    '/?video_type=interview',
  );
  expect(screen.getByText('Interview')).toBeVisible();
  expect(screen.getByText('Period before: 2 (+1, +50 %)')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
