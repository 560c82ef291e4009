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
      items={[{ key: 'interview', name: 'Interview', value: 3 }]}
    />
  ));
}

test('draws the first chart of a page before the others', async () => {
  renderRoute([{ path: '/', page: () => Promise.resolve({ Component: Cards }) }], '/');
  expect(await screen.findByRole('region', { name: titles[2] })).toBeVisible();
  expect(screen.getByRole('table')).toHaveAccessibleName(titles[0]);
  for (const name of titles) expect(await screen.findByRole('table', { name })).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});
