import { render, screen } from '@testing-library/react';
import { lateCode } from './late-code.ts';

const { jest } = import.meta;

test('late code is there at once when it is wanted again, also after it first failed', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  const useGreeting = lateCode(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve({ text: 'Good morning' }),
  );
  function Greeting({ isWanted = true }) {
    const { code, hasFailed } = useGreeting(isWanted);
    return <p>{code?.text ?? (hasFailed ? 'Failed' : 'Awaited')}</p>;
  }

  const first = render(<Greeting />);
  expect(screen.getByText('Awaited')).toBeVisible();
  expect(await screen.findByText('Failed')).toBeVisible();
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
