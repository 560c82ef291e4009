import type { PortalConfig } from '@shootline/shared-api/portal';
import { answer, cut, hang, html, status } from '../answers.ts';
import { type Failure, openArea, seeBookings, seeInvoices, type Stage } from '../failure.ts';
import { publish, shellParts } from '../published.ts';
import { cannotBeReached, needsNewer, network } from '../sentences.ts';
import { openSettings } from '../../actions/drawer.ts';

const registry = '**/portal.json';
const notStarted = 'Please check that you are connected to the internet and try again.';

const atFirst = {
  meet: (stage: Stage) => stage.open('/?view=all'),
  back: seeBookings,
  users: notStarted,
  heals: 'both',
} as const;

/** Opens the portal once, so the registry is known, then again while the registry fails. */
const again = (fail: Failure['fail']): Pick<Failure, 'fail' | 'meet' | 'back' | 'heals'> => ({
  heals: 'nothing',
  fail: async (stage) => {
    await stage.open('/?view=all');
    await seeBookings(stage);
    await fail(stage);
  },
  meet: async (stage) => {
    await stage.page.reload();
    await seeBookings(stage);
    await openArea(stage);
  },
  back: seeInvoices,
});

const asBefore = '/portal.json cannot be read, so the last known one is used. … answered 404.';

async function openMails(stage: Stage) {
  await stage.open('/?view=all', 'admin@demo.test');
  await seeBookings(stage);
  await answer(shellParts, status(404))(stage);
  await openSettings(stage.page);
  await stage.page.getByRole('link', { name: 'Emails' }).click();
}

/** Claims the first path of the bookings for another remote. */
async function claimTwice(stage: Stage) {
  await publish(stage, {
    manifest: (manifest) => ({
      ...manifest,
      routes: [...manifest.routes, { path: '/drafts', layout: 'main', access: 'signed-in' }],
    }),
  });
}

const without = (name: string) => async (stage: Stage) => {
  await stage.page.context().route(registry, async (route) => {
    const config = (await (await route.fetch()).json()) as PortalConfig;
    await route.fulfill({ json: { ...config, [name]: undefined } });
  });
};

/** Failures of `portal.json` and the portal's own code. */
export const portalRows: Failure[] = [
  {
    ...atFirst,
    what: 'portal.json is missing (404) at a first visit',
    operators: 'The portal could not be started. … answered 404.',
    fail: answer(registry, status(404)),
  },
  {
    ...atFirst,
    what: 'portal.json is an HTML page at a first visit',
    operators: 'The portal could not be started.',
    fail: answer(registry, html),
  },
  {
    ...atFirst,
    what: 'portal.json names no remotes at a first visit',
    operators: 'The portal could not be started. … remotes is a required field',
    fail: without('remotes'),
  },
  {
    ...atFirst,
    what: 'portal.json hangs at a first visit',
    operators: 'The portal could not be started.',
    fail: answer(registry, hang),
  },
  {
    ...again(answer(registry, status(404))),
    what: 'portal.json is missing (404) at a later visit',
    users: null,
    operators: asBefore,
  },
  {
    ...again(answer(registry, html)),
    what: 'portal.json is an HTML page at a later visit',
    users: null,
    operators: '/portal.json cannot be read, so the last known one is used.',
  },
  {
    ...again(answer(registry, hang)),
    what: 'portal.json hangs at a later visit',
    users: null,
    operators: '/portal.json cannot be read, so the last known one is used.',
  },
  {
    what: 'two remotes declare the same path',
    users: null,
    operators: '/drafts is a page of bookings; invoices declares it too, and is not shown there.',
    heals: 'nothing',
    fail: claimTwice,
    meet: (stage) => stage.open('/drafts', 'admin@demo.test'),
    back: ({ page }) => page.getByRole('heading', { name: 'My Drafts' }).waitFor(),
  },
  {
    what: "a part of the portal's own code is cut off",
    users: network,
    operators: 'unreachable: portal … cannot be reached.',
    heals: 'retry',
    fail: () => Promise.resolve(),
    meet: async (stage) => {
      await stage.open('/?view=all', 'admin@demo.test');
      await seeBookings(stage);
      await answer(shellParts, cut)(stage);
      await openSettings(stage.page);
      await stage.page.getByRole('link', { name: 'Emails' }).click();
    },
    back: ({ page }) => page.getByRole('heading', { name: 'Emails' }).waitFor(),
  },
  {
    what: "a part of the portal's own code that an area needs is cut off",
    users: cannotBeReached,
    operators: 'unreachable: portal, needed by bookings: … cannot be reached',
    heals: 'both',
    fail: answer(/\/shell\/.*\/(details|fields)\.[^/]*\.js$/, cut),
    meet: async (stage) => {
      await stage.open('/?view=all');
      await seeBookings(stage);
      await stage.page.getByRole('table').getByRole('link').first().click();
    },
    back: ({ page }) => page.getByRole('button', { name: 'Actions', exact: true }).waitFor(),
  },
  {
    what: "a part of the portal's own code is missing because its version was removed",
    users: needsNewer,
    operators: 'needs-newer-portal: portal … answers 404.',
    heals: 'reload',
    fail: () => Promise.resolve(),
    meet: openMails,
    back: ({ page }) => page.getByRole('heading', { name: 'Emails' }).waitFor(),
    isSampled: true,
  },
];
