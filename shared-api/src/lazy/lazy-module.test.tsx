import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazyModule, useLazyModule } from './lazy-module.ts';

const { jest } = import.meta;

test('lazy code is there at once when needed again, even if loading it failed first', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  let asked = 0;
  const greeting = lazyModule(() => {
    asked += 1;
    return isDown ? Promise.reject(new Error('down')) : Promise.resolve({ text: 'Good morning' });
  });
  function Greeting({ isNeeded = true }) {
    const { code, hasFailed, retry } = useLazyModule(greeting, isNeeded);
    if (code) return <p>{code.text}</p>;
    return hasFailed ? <button onClick={retry}>Failed</button> : <p>Awaited</p>;
  }

  const first = render(<Greeting />);
  expect(screen.getByText('Awaited')).toBeVisible();
  const failed = await screen.findByRole('button', { name: 'Failed' });
  fireEvent.click(failed);
  await waitFor(() => expect(asked).toBe(2));
  expect(failed).toBeVisible();
  first.unmount();

  isDown = false;
  const second = render(<Greeting isNeeded={false} />);
  expect(screen.getByText('Awaited')).toBeVisible();
  second.rerender(<Greeting />);
  expect(await screen.findByText('Good morning')).toBeVisible();
  second.unmount();

  render(<Greeting />);
  expect(screen.getByText('Good morning')).toBeVisible();
  complain.mockRestore();
});
