import { LoadingScreen } from '@shootline/shared-ui';
import { createBrowserRouter } from '@shootline/shared-ui/router';
import { PortalFrame } from '../layout/portal-frame.tsx';
import { MountError } from './mount-error.tsx';
import { MountedPage } from './mounted-page.tsx';
import { openPage } from './open-page.ts';
import type { PortalRouter, Services } from '../registry/services.ts';

/** The one router of the portal. */
export function createPortalRouter(services: Services): PortalRouter {
  const errorElement = <MountError registry={services.registry} />;
  const alone = { HydrateFallback: LoadingScreen, errorElement };
  return createBrowserRouter([
    {
      path: '/login',
      ...alone,
      lazy: async () => ({
        Component: (await import('../session/sign-in-page.tsx')).SignInPage,
      }),
    },
    {
      path: '/forgot-password',
      ...alone,
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "password" */ '../session/forgot-password-page.tsx')
        ).ForgotPasswordPage,
      }),
    },
    {
      path: '/set-password',
      ...alone,
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "password" */ '../session/set-password-page.tsx')
        ).SetPasswordPage,
      }),
    },
    {
      path: '/second-factor',
      ...alone,
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "second-factor" */ '../second-factor/required-page.tsx')
        ).RequiredPage,
      }),
    },
    ...['/sso/hub', '/sso/hub3'].map((path) => ({
      path,
      ...alone,
      lazy: async () => {
        const [{ enterFromHub }, { HubQuestionPage }] = await Promise.all([
          import(/* webpackChunkName: "hub" */ '../session/hub-landing.ts'),
          import(/* webpackChunkName: "hub" */ '../session/hub-question-page.tsx'),
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
