import { renderWithTheme } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { ColorModeButton } from '@shootline/shared-ui';

const root = document.documentElement;

beforeEach(() => window.localStorage.clear());

test('the button switches from system to light to dark, and the choice is kept', async () => {
  const { user } = renderWithTheme(<ColorModeButton />);
  const button = screen.getByRole('button', { name: /^Colours: as the system/ });
  expect(root).toHaveClass('light');

  await user.click(button);
  expect(button).toHaveAccessibleName(/^Colours: light/);
  await user.click(button);
  expect(button).toHaveAccessibleName(/^Colours: dark/);
  expect(root).toHaveClass('dark');
  expect(root).not.toHaveClass('light');
  expect(root.style.colorScheme).toBe('dark');
  expect(window.localStorage.getItem('shootline.colorMode')).toBe('dark');

  await user.click(button);
  expect(root).toHaveClass('light');
});

test('an earlier choice is restored on opening', () => {
  window.localStorage.setItem('shootline.colorMode', 'dark');
  renderWithTheme(<ColorModeButton />);
  expect(root).toHaveClass('dark');
});
