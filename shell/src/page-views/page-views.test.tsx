import { buildUser } from '@shootline/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPortal, server, type TestRemote } from '../testing/render-portal.tsx';

const pageViews = { url: 'https://stats.example/matomo.php', site: '7' };

const shoots: TestRemote = {
  name: 'shoots',
  routes: [
    { path: '/', layout: 'main', access: 'signed-in' },
    { path: '/shoot/:shootId', layout: 'main', access: 'signed-in' },
  ],
  nav: [{ label: 'Shoots', to: '/', icon: 'bookings', access: 'signed-in', order: 1 }],
  pages: [
    { path: '/', page: () => Promise.resolve({ Component: () => <h1>Shoots</h1> }) },
    {
      path: '/shoot/:shootId',
      page: () => Promise.resolve({ Component: () => <h1>Jo Park's shoot</h1> }),
    },
  ],
};

/** Mocks the service; returns the page views sent to it. */
function serviceWith(answer: () => Response = () => new HttpResponse(null, { status: 204 })) {
  const views: URLSearchParams[] = [];
  server.use(
    http.post(pageViews.url, async ({ request }) => {
      views.push(new URLSearchParams(await request.text()));
      return answer();
    }),
  );
  return views;
}

const open = (path: string, config = { pageViews }) =>
  renderPortal(path, { user: buildUser(), remotes: [shoots], config });

const pagesOf = (views: URLSearchParams[]) => views.map((view) => view.get('action_name'));

test('counts each opened page once, by its declared path, without data of the user', async () => {
  const views = serviceWith();
  const { user } = await open('/shoot/7?client=Harbour');
  await waitFor(() => expect(pagesOf(views)).toEqual(['/shoot/:shootId']));
  await user.click(await screen.findByRole('link', { name: 'Shoots' }));
  await waitFor(() => expect(pagesOf(views)).toEqual(['/shoot/:shootId', '/']));
  expect(Object.fromEntries(views[0]!)).toEqual({
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: `${location.origin}/shoot/:shootId`,
    action_name: '/shoot/:shootId',
  });
});

test('counts an unknown page without its address', async () => {
  const views = serviceWith();
  await open('/jo.park@demo.test');
  await waitFor(() => expect(pagesOf(views)).toEqual(['/not-found']));
});

test('works without the service', async () => {
  const views = serviceWith(() => HttpResponse.error());
  await open('/');
  await waitFor(() => expect(views).toHaveLength(1));
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
});

test('counts nothing for users who ask not to be tracked', async () => {
  const views = serviceWith();
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  try {
    const { user } = await open('/shoot/7');
    await user.click(await screen.findByRole('link', { name: 'Shoots' }));
    expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
    expect(views).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  }
});
