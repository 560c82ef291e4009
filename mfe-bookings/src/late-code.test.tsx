import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lateCode } from './late-code.ts';

const { jest } = import.meta;

test('late code is there at once when it is wanted again, also after it first failed', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  let asked = 0;
  const useGreeting = lateCode(() => {
    asked += 1;
    return isDown ? Promise.reject(new Error('down')) : Promise.resolve({ text: 'Good morning' });
  });
  function Greeting({ isWanted = true }) {
    const { code, hasFailed, retry } = useGreeting(isWanted);
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
  const second = render(<Greeting isWanted={false} />);
  expect(screen.getByText('Awaited')).toBeVisible();
  second.rerender(<Greeting />);
  expect(await screen.findByText('Good morning')).toBeVisible();
  second.unmount();

  render(<Greeting />);
  expect(screen.getByText('Good morning')).toBeVisible();
  complain.mockRestore();
});
