import { type Brand, BrandProvider, PortalTheme, Toaster } from '@shootline/shared-ui';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';

export { freezeDate } from './freeze-date.ts';
export { narrowTheWindow, widenTheWindow } from './narrow-window.ts';
export { loadPages, renderRoute } from './render-route.tsx';
export { catchSavedFiles } from './catch-saved-files.ts';

const testBrand: Brand = { name: 'Test Brand', logo: '', termsUrl: '/terms.html' };

/**
 * Renders `ui` as in the portal: theme, brand, toasts and a router at `route`, whose parameters are named
 * in `path`. Returns the result of Testing Library, and a user to act with.
 */
export function renderWithTheme(
  ui: ReactElement,
  options: { route?: string; path?: string; brand?: Brand } = {},
): RenderResult & { user: UserEvent } {
  const { route = '/', path = '*', brand = testBrand } = options;
  const result = render(
    <PortalTheme>
      <BrandProvider brand={brand}>
        <MemoryRouter initialEntries={[route]}>
          <Routes>
            <Route path={path} element={ui} />
          </Routes>
        </MemoryRouter>
        <Toaster />
      </BrandProvider>
    </PortalTheme>,
  );
  return { ...result, user: userEvent.setup() };
}
