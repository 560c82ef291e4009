import { type MapPoint, PointMap } from '@shootline/shared-ui/map';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

const { jest } = import.meta;

const point = (label: string, place: string, lat: number, lng: number): MapPoint => ({
  id: label,
  label,
  place,
  lat,
  lng,
});

const mia = point('Mia Chan', 'Sydney NSW', -33.87, 151.21);
const ann = point('Ann Ito', 'Sydney NSW', -33.87, 151.21);
const tom = point('Tom Hale', 'London', 51.51, -0.13);
const eve = point('Eve Moss', 'Brighton', 50.82, -0.14);

const none: ReadonlySet<string> = new Set();

function open(points: MapPoint[], highlighted = none, isOfEarth = false) {
  const calls = { onHighlight: jest.fn(), onPick: jest.fn() };
  const view = renderWithTheme(
    <PointMap label="Where they live" {...{ points, highlighted, isOfEarth }} {...calls} />,
  );
  return { ...view, ...calls };
}

const marker = (name: string) => screen.findByRole('button', { name });
const markers = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
    .filter((name) => !['Zoom in', 'Zoom out', 'Show all'].includes(name ?? ''));

test('shows all points at first and tells how many there are by place', async () => {
  open([mia, ann, tom]);
  expect(await marker('Tom Hale, London')).toBeVisible();
  expect(await marker('2 in Sydney NSW')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Where they live' })).toHaveAccessibleDescription(
    'Sydney NSW: 2; London: 1',
  );
});

test('pressing a marker of several points zooms in until they separate', async () => {
  const { user, onPick } = open([mia, tom, eve]);
  await user.click(await marker('2 in London and Brighton'));
  expect(await marker('Tom Hale, London')).toBeVisible();
  expect(await marker('Eve Moss, Brighton')).toBeVisible();
  // The pressed marker keeps the focus.
  expect(await marker('Tom Hale, London')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await marker('2 in London and Brighton')).toBeVisible();
  expect(onPick).not.toHaveBeenCalled();
});

test('shows below a marker the place shared by most of its points', async () => {
  open([mia, ann, tom]);
  await marker('2 in Sydney NSW');
  expect(screen.getByText('Sydney NSW')).toBeVisible();
  expect(screen.getByText('London')).toBeVisible();
});

test('hides place names where markers are close together', async () => {
  const rome = point('Lia Neri', 'Rome', 41.9, 12.5);
  open([mia, tom, rome]);
  await marker('Mia Chan, Sydney NSW');
  expect(screen.getByText('Sydney NSW')).toBeVisible();
  expect(screen.queryByText('London')).not.toBeInTheDocument();
  expect(screen.queryByText('Rome')).not.toBeInTheDocument();
});

test('pressing a marker of points in one place picks the first of them', async () => {
  const { user, onPick } = open([mia, ann, tom]);
  await user.click(await marker('2 in Sydney NSW'));
  expect(onPick).toHaveBeenCalledWith(mia.id);
});

test('highlights the marker of a highlighted point and reports focused points', async () => {
  const { user, onHighlight } = open([mia, ann, tom], new Set([ann.id]));
  expect(await marker('2 in Sydney NSW')).toHaveAttribute('data-highlighted');
  expect(await marker('Tom Hale, London')).not.toHaveAttribute('data-highlighted');
  await user.hover(await marker('2 in Sydney NSW'));
  expect(onHighlight).toHaveBeenLastCalledWith([mia.id, ann.id]);
  act(() => screen.getByRole('button', { name: 'Tom Hale, London' }).focus());
  expect(onHighlight).toHaveBeenLastCalledWith([tom.id]);
  await user.tab();
  expect(onHighlight).not.toHaveBeenLastCalledWith([tom.id]);
});

test('arrow keys move the map, even after the focused marker has left the window', async () => {
  const { user, onHighlight } = open([mia, tom]);
  const london = await marker('Tom Hale, London');
  act(() => london.focus());
  await user.keyboard('{ArrowRight>12}');
  expect(markers()).not.toContain('Tom Hale, London');
  expect(screen.getByRole('group', { name: 'Where they live' })).toHaveFocus();
  expect(onHighlight).toHaveBeenLastCalledWith([]);
  await user.keyboard('{ArrowLeft>12}');
  expect(markers()).toContain('Tom Hale, London');
});

/** A map that gets new points at the press of a button. */
function Following({ answers }: { answers: MapPoint[][] }) {
  const [at, setAt] = useState(0);
  const ignore = () => undefined;
  return (
    <>
      <button onClick={() => setAt(at + 1)}>Refresh</button>
      <PointMap
        label="Where they live"
        points={answers[at] ?? []}
        highlighted={none}
        onHighlight={ignore}
        onPick={ignore}
      />
    </>
  );
}

test("keeps the user's view until the points change", async () => {
  const again = [mia, tom, eve].map((one) => ({ ...one }));
  const { user } = renderWithTheme(
    <Following answers={[[mia, tom, eve], again, [mia, tom, eve, ann]]} />,
  );
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  await user.click(await marker('2 in London and Brighton'));
  expect(await marker('Eve Moss, Brighton')).toBeVisible();
  await user.click(refresh);
  expect(await marker('Eve Moss, Brighton')).toBeVisible();
  await user.click(refresh);
  expect(await marker('2 in London and Brighton')).toBeVisible();
  expect(await marker('2 in Sydney NSW')).toBeVisible();
});

test("draws the whole earth's land in detail only once zoomed in", async () => {
  const { user, container } = open([mia, tom], none, true);
  const corners = () => container.querySelector('path[class]')?.getAttribute('d')?.length ?? 0;
  expect(corners()).toBeGreaterThan(0);
  expect(corners()).toBeLessThan(200_000);
  for (let clicks = 0; clicks < 3; clicks++) {
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  }
  await waitFor(() => expect(corners()).toBeGreaterThan(500_000));
});
