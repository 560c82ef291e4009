import { LoadingScreen } from '@shootline/shared-ui';
import { createBrowserRouter } from '@shootline/shared-ui/router';
import { PortalFrame } from '../layout/portal-frame.tsx';
import { MountError } from './mount-error.tsx';
import { MountedPage } from './mounted-page.tsx';
import { openPage } from './open-page.ts';
import type { Services } from './services.ts';

export type PortalRouter = ReturnType<typeof createPortalRouter>;

/** The one router of the portal. */
export function createPortalRouter(services: Services) {
  const errorElement = <MountError registry={services.registry} />;
  return createBrowserRouter([
    {
      path: '/login',
      HydrateFallback: LoadingScreen,
      errorElement,
      lazy: async () => {
        const { SignInPage } = await import('../session/sign-in-page.tsx');
        return { Component: SignInPage };
      },
    },
    {
      path: '/forgot-password',
      HydrateFallback: LoadingScreen,
      errorElement,
      lazy: async () => {
        const { ForgotPasswordPage } = await import('../session/forgot-password-page.tsx');
        return { Component: ForgotPasswordPage };
      },
    },
    {
      path: '/set-password',
      HydrateFallback: LoadingScreen,
      errorElement,
      lazy: async () => {
        const { SetPasswordPage } = await import('../session/set-password-page.tsx');
        return { Component: SetPasswordPage };
      },
    },
    ...['/sso/hub', '/sso/hub3'].map((path) => ({
      path,
      HydrateFallback: LoadingScreen,
      errorElement,
      lazy: async () => {
        const [{ enterFromHub }, { HubQuestionPage }] = await Promise.all([
          import('../session/hub-landing.ts'),
          import('../session/hub-question-page.tsx'),
        ]);
        return { loader: enterFromHub, Component: HubQuestionPage };
      },
    })),
    {
      element: <PortalFrame services={services} />,
      HydrateFallback: LoadingScreen,
      errorElement,
      children: [
        {
          path: '*',
          loader: ({ request }) => openPage(services, new URL(request.url)),
          element: <MountedPage registry={services.registry} />,
          errorElement,
        },
      ],
    },
  ]);
}
