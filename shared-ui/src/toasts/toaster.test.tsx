import { toast, useToastAction } from '@shootline/shared-ui';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';

const { jest } = import.meta;

/** Shows the action that the toast key would trigger. */
function Offered() {
  const offered = useToastAction();
  return <button onClick={offered?.onPress}>{offered?.label ?? 'Nothing'}</button>;
}

beforeEach(() => {
  // Those of other tests are gone too.
  act(() => toast.dismiss());
  jest.useFakeTimers();
  renderWithTheme(
    <main id="content" tabIndex={-1}>
      <Offered />
    </main>,
  );
});

afterEach(() => {
  act(() => toast.dismiss());
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () =>
  within(screen.getByRole('region', { name: 'Notifications' })).queryAllByRole('status');
const texts = () => shown().map(({ textContent }) => textContent);

test('a toast disappears after 4000 ms', async () => {
  act(() => toast.success('A toast'));
  expect(screen.getByRole('status')).toHaveTextContent('A toast');
  await pass(3900);
  expect(shown()).toHaveLength(1);
  await pass(500);
  expect(shown()).toHaveLength(0);
});

test('time while the page was suspended does not count', async () => {
  act(() => toast.success('A toast'));
  jest.setSystemTime(Date.now() + 60_000);
  act(() => jest.advanceTimersToNextTimer());
  await pass(0);
  expect(shown()).toHaveLength(1);
});

test('an error is an alert', () => {
  act(() => toast.error('A bad toast'));
  expect(screen.getByRole('alert')).toHaveTextContent('A bad toast');
});

test('hovering holds a toast, and leaving lets the remaining time run', async () => {
  act(() => toast.info('A toast'));
  await pass(3000);
  fireEvent.mouseEnter(screen.getByRole('status'));
  await pass(20_000);
  expect(shown()).toHaveLength(1);
  fireEvent.mouseLeave(screen.getByRole('status'));
  await pass(800);
  expect(shown()).toHaveLength(1);
  await pass(700);
  expect(shown()).toHaveLength(0);
});

test('focus inside holds a toast', async () => {
  act(() => toast.warning('A toast'));
  act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
  await pass(10_000);
  expect(shown()).toHaveLength(1);
});

test('its button closes a toast at once', async () => {
  act(() => toast.info('A toast'));
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  await pass(300);
  expect(shown()).toHaveLength(0);
});

test('a toast that stays is shown until it is closed', async () => {
  act(() => toast.info('A toast', { stays: true }));
  await pass(60_000);
  expect(shown()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  await pass(300);
  expect(shown()).toHaveLength(0);
});

test('shows one toast at a time, and each of the last four for its time', async () => {
  act(() => [1, 2, 3, 4, 5, 5].forEach((number) => toast.info(`toast ${number}`)));
  for (const text of ['toast 5', 'toast 4', 'toast 3', 'toast 2']) {
    await pass(300);
    expect(texts()).toEqual([text]);
    await pass(3900);
  }
  expect(texts()).toEqual([]);
});

test('a toast that is being read lets further ones wait', async () => {
  act(() => toast.warning('A toast'));
  act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
  act(() => toast.info('Another toast'));
  await pass(10_000);
  expect(texts()).toEqual(['A toast']);
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  await pass(300);
  expect(texts()).toEqual(['Another toast']);
});

describe('a toast with an action', () => {
  const undo = jest.fn<void, []>();
  beforeEach(() => {
    undo.mockClear();
    act(() => toast.success('A toast', { action: { label: 'Undo', onPress: undo } }));
  });

  test('stays for ten seconds', async () => {
    await pass(9900);
    expect(shown()).toHaveLength(1);
    await pass(500);
    expect(shown()).toHaveLength(0);
  });

  test('returns after a newer one for as long as it can be undone', async () => {
    act(() => toast.success('Another toast'));
    await pass(4500);
    expect(texts()).toEqual(['A toast']);
    await pass(5000);
    expect(texts()).toEqual(['A toast']);
    await pass(1000);
    expect(texts()).toEqual([]);
  });

  test('disappears after its action, and focus on it moves to the page', async () => {
    const inToast = within(screen.getByRole('region', { name: 'Notifications' }));
    act(() => inToast.getByRole('button', { name: 'Undo' }).focus());
    fireEvent.click(inToast.getByRole('button', { name: 'Undo' }));
    await pass(300);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(shown()).toHaveLength(0);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('a key triggers the newest action', async () => {
    act(() =>
      toast.success('Another toast', { action: { label: 'Bring Back', onPress: () => {} } }),
    );
    expect(within(screen.getByRole('main')).getByRole('button')).toHaveTextContent('Bring Back');
    act(() => toast.success('A third toast'));
    fireEvent.click(within(screen.getByRole('main')).getByRole('button'));
    await pass(300);
    expect(within(screen.getByRole('main')).getByRole('button')).toHaveTextContent('Undo');
  });
});
