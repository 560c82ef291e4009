import { lazyModule } from '@shootline/shared-api';
import { LazyPart } from '@shootline/shared-ui';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';

/** Code that cannot be loaded until the test says so. */
function codeThatFails() {
  const network = { isDown: true };
  const code = lazyModule(() =>
    network.isDown ? Promise.reject(new Error('down')) : Promise.resolve({ label: 'Supplier' }),
  );
  return { network, code };
}

test('a part that loads after Retry takes the focus', async () => {
  const { network, code } = codeThatFails();
  const { user } = renderWithTheme(
    <LazyPart of={code}>{({ label }) => <input aria-label={label} />}</LazyPart>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await user.click(retry);
  expect(retry).toHaveFocus();
  network.isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('textbox', { name: 'Supplier' })).toHaveFocus();
});

test('a part without a focusable element leaves the focus to its container', async () => {
  const { network, code } = codeThatFails();
  const { user } = renderWithTheme(
    <main tabIndex={-1}>
      <LazyPart of={code}>{({ label }) => <p>{label}</p>}</LazyPart>
    </main>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  network.isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Supplier')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a part does not take the focus from a user who has moved on', async () => {
  const { network, code } = codeThatFails();
  const { user } = renderWithTheme(
    <>
      <input aria-label="Title" />
      <LazyPart of={code}>{({ label }) => <input aria-label={label} />}</LazyPart>
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  network.isDown = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('textbox', { name: 'Supplier' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test('a part that replaces a failed one is not shown as failed', async () => {
  const { code } = codeThatFails();
  const slow = lazyModule(() => new Promise<{ label: string }>(() => {}));
  function Parts() {
    const [of, setOf] = useState(code);
    return (
      <>
        <button onClick={() => setOf(slow)}>Next</button>
        <LazyPart of={of}>{({ label }) => <p>{label}</p>}</LazyPart>
      </>
    );
  }
  const { user } = renderWithTheme(<Parts />);
  await screen.findByRole('button', { name: 'Retry' });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
