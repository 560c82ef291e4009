import { Button } from '@shootline/shared-ui';
import { useWindowEnd, WindowPage, type WindowOutcome } from '@shootline/shared-ui/window-page';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';

const { jest } = import.meta;
// jsdom's `close` would end the document of the tests; a mock that does nothing acts as a refusal.
const close = jest.fn();
const browserClose = window.close;

beforeAll(() => (window.close = close));
beforeEach(() => close.mockClear());
afterAll(() => (window.close = browserClose));

function Asks({ answer }: { answer: WindowOutcome }) {
  const { outcome, end } = useWindowEnd();
  return (
    <WindowPage title="Approve Invoice" outcome={outcome}>
      <Button onClick={() => end(answer)}>Answer</Button>
    </WindowPage>
  );
}

test('names the window, and a key pressed while it opens answers nothing', async () => {
  const { user } = renderWithTheme(<Asks answer={{ kind: 'done' }} />);
  expect(document.title).toBe('Approve Invoice · Test Brand');
  expect(screen.getByRole('heading', { level: 1, name: 'Approve Invoice' })).toHaveFocus();
  await user.keyboard('{Enter} {Escape}');
  expect(close).not.toHaveBeenCalled();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveFocus();
});

test.each<[WindowOutcome, string]>([
  [{ kind: 'done', details: 'Theo was told.' }, 'Done. You can close this window.Theo was told.'],
  [{ kind: 'unchanged' }, 'Nothing was changed. You can close this window.'],
])('an answer closes the window, or shows the outcome if it stays open', async (answer, text) => {
  const { user } = renderWithTheme(<Asks answer={answer} />);
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toHaveTextContent(text);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
