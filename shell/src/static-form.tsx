import { speak, t, type Translate } from '@shootline/shared-api';
import { createBrowserRouter } from '@shootline/shared-ui/router';
import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RemoteLoader } from './federation/federation.ts';
import { PortalRoot } from './mounting/portal-root.tsx';
import { widgetHost } from './mounting/widget-host.ts';
import { Registry } from './registry/registry.ts';
import { SignInPage } from './session/sign-in-page.tsx';

const registry = new Registry({} as RemoteLoader);
// The start script fills in the brand.
const brand = { name: 'Portal', logo: '/logo', termsUrl: '' };

/** Elements of the page's head, which the start script sets, and attributes that the page's policy forbids. */
const notShown = /<link[^>]*>|<title>.*?<\/title>| style="[^"]*"| src="[^"]*"/gs;

/** The page of a portal that opens at the sign-in, as React renders it first. */
interface StaticForm {
  html: string;
  /** The button's text while the form is sent. */
  busy: string;
}

/** Renders the sign-in in a language, to be shown before the portal's code has loaded. */
export function staticForm(locale: string, translate?: Translate): StaticForm {
  speak(locale, translate);
  const services = {
    config: { brand, api: '/', remotes: [] },
    registry,
    queryClient: new QueryClient(),
  };
  const router = createBrowserRouter([{ path: '/login', Component: SignInPage }], { window });
  const page = renderToString(
    <StrictMode>
      <PortalRoot services={services} host={widgetHost(registry)} router={router} />
    </StrictMode>,
  );
  return {
    html: page.replaceAll(notShown, ''),
    busy: t('Signing In...'),
  };
}
