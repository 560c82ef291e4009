import {
  Widget,
  type MountedWidgetModule,
  type WidgetPortal,
  type Widgets,
} from '@shootline/shared-api/portal';
import { buildUser } from '@shootline/shared-api/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal } from '../../testing/render-portal.tsx';

declare module '@shootline/shared-api/portal' {
  interface Widgets {
    'cameras/item': { mode: 'create' | 'view'; items: readonly string[]; onClose: () => void };
  }
}

type Props = Widgets['cameras/item'];

const signedIn = buildUser();
const nothing = () => {};

afterEach(() => {
  localStorage.clear();
});

function Page() {
  const [mode, setMode] = useState<Props['mode']>('create');
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return <h1>Closed</h1>;
  return (
    <>
      <h1>Cameras</h1>
      <button onClick={() => setMode('view')}>View</button>
      <Widget
        name="cameras/item"
        props={{
          items: ['7'],
          mode,
          onClose: () => setIsShown(false),
        }}
        loading={<p>Loading...</p>}
        fallback={(retry) => <button onClick={retry}>Retry</button>}
      />
    </>
  );
}

/** Opens a page in React that shows a widget which is not. */
function openPage(mount: MountedWidgetModule<Props>['mount']) {
  const module: MountedWidgetModule<Props> = { mount };
  return renderPortal('/', {
    user: signedIn,
    remotes: [
      {
        name: 'cameras',
        routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
        nav: [],
        pages: [{ path: '/', page: () => Promise.resolve({ Component: Page }) }],
        widgets: { 'cameras/item': module },
      },
    ],
  });
}

function show(element: HTMLElement, portal: WidgetPortal<Props>) {
  const text = document.createElement('p');
  const close = document.createElement('button');
  const write = ({ mode, items }: Props) => {
    text.textContent = `To ${mode}: ${items.join()}`;
  };
  write(portal.props);
  portal.onProps(write);
  close.textContent = 'Close';
  close.onclick = () => portal.props.onClose();
  element.append(text, close);
}

test('follows its props, calls those that are functions, and is unmounted with its page', async () => {
  let unmounts = 0;
  let mounts = 0;
  const { user } = await openPage((element, portal) => {
    mounts += 1;
    show(element, portal);
    return () => {
      unmounts += 1;
    };
  });
  expect(await screen.findByText('To create: 7')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View' }));
  expect(await screen.findByText('To view: 7')).toBeVisible();
  expect([mounts, unmounts]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('heading', { name: 'Closed' })).toBeVisible();
  expect(unmounts).toBe(1);
});

test.each<[string, MountedWidgetModule<Props>['mount']]>([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  [
    'reports a failure',
    (_element, { fail }) => {
      fail(new Error('broken'));
      return nothing;
    },
  ],
])('fails alone if it %s, and can be tried again', async (_how, broken) => {
  let isBroken = true;
  const { user } = await openPage((element, portal) => {
    if (isBroken) return broken(element, portal);
    show(element, portal);
    return nothing;
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { name: 'Cameras' })).toBeVisible();
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText('To create: 7')).toBeVisible();
});
