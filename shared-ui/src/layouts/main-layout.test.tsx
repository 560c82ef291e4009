import { BrandLogo, DrawerToggle, MainLayout, NavButton, NavItem } from '@shootline/shared-ui';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { narrowTheWindow, widenTheWindow } from '../testing/narrow-window.ts';

function Portal() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MainLayout
      header={
        <>
          <DrawerToggle isOpen={isOpen} onOpen={() => setIsOpen(true)} />
          <BrandLogo />
        </>
      }
      drawer={
        <>
          <NavItem to="/" icon="M5 12h14M12 5v14" label="My Bookings" end />
          <NavItem to="/analytics" icon='M0" onload="' label="Analytics" />
          <NavItem to="/mails" icon="mail" label="Mails" />
          <NavButton icon="sign-out" label="Sign Out" onClick={() => {}} />
        </>
      }
      footer="Terms"
      isDrawerOpen={isOpen}
      onDrawerClose={() => setIsOpen(false)}
    >
      The content
    </MainLayout>
  );
}

const toggle = () => screen.getByRole('button', { name: 'Open menu' });
const dialog = () => screen.queryByRole('dialog', { name: 'Menu' });

describe('in a wide window', () => {
  test('the navigation is a column and the current page is marked', () => {
    renderWithTheme(<Portal />, { route: '/analytics' });
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'My Bookings' })).not.toHaveAttribute('aria-current');
    expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
  });

  test("an entry shows its remote's icon, or a plain one for an invalid icon", () => {
    const sheet = /^M6 22a2 2/;
    renderWithTheme(<Portal />);
    const pathOf = (name: string) =>
      screen.getByRole('link', { name }).querySelector('path')?.getAttribute('d');
    expect(pathOf('My Bookings')).toBe('M5 12h14M12 5v14');
    expect(pathOf('Analytics')).toMatch(sheet);
    expect(pathOf('Mails')).toMatch(/^m\d/);
  });

  test('the keyboard can skip to the content', () => {
    renderWithTheme(<Portal />);
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      '#content',
    );
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });
});

describe('in a window of medium width', () => {
  const width = 1100;
  beforeEach(() => {
    const { matchMedia } = window;
    // Evaluates the min-width and max-width queries of this page at this width.
    window.matchMedia = (query) => {
      const [, bound, px] = /(min|max)-width: ([\d.]+)px/.exec(query) ?? [];
      const isWithin = bound === 'min' ? width >= Number(px) : width <= Number(px);
      return bound ? { ...matchMedia(query), matches: isWithin } : matchMedia(query);
    };
  });
  afterEach(widenTheWindow);

  test('the navigation shows icons, and the name of a hovered or focused entry', async () => {
    const { user } = renderWithTheme(<Portal />);
    const analytics = screen.getByRole('link', { name: 'Analytics' });
    expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
    // Focused before the code of the names has loaded.
    act(() => analytics.focus());
    expect(await screen.findByTestId('rail-name')).toHaveTextContent('Analytics');
    await user.keyboard('{Escape}');
    expect(screen.queryByTestId('rail-name')).not.toBeInTheDocument();
    await user.hover(screen.getByRole('button', { name: 'Sign Out' }));
    expect(screen.getByTestId('rail-name')).toHaveTextContent('Sign Out');
    act(() => screen.getByRole('main').focus());
    expect(screen.queryByTestId('rail-name')).not.toBeInTheDocument();
  });
});

describe('in a narrow window', () => {
  beforeEach(narrowTheWindow);
  afterEach(widenTheWindow);

  test('the menu opens, holds the focus, and Escape returns it', async () => {
    const { user } = renderWithTheme(<Portal />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await user.click(toggle());
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(toggle()).toHaveFocus();
  });

  test.each([
    ['its button', () => screen.getByRole('button', { name: 'Close menu' })],
    ['a link in it', () => screen.getByRole('link', { name: 'Analytics' })],
    ['its backdrop', () => screen.getByTestId('drawer-backdrop')],
  ])('%s closes the menu', async (_what, find) => {
    const { user } = renderWithTheme(<Portal />);
    await user.click(toggle());
    await user.click(find());
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });
});
