import type { PortalConfig } from '@shootline/shared-api/portal';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { portalWithInvoicesElsewhere } from '../elsewhere.ts';
import {
  type Failure,
  openArea,
  seeBookings,
  seeInvoices,
  type Stage,
  useBookings,
} from '../failure.ts';
import { cannotBeReached, refused } from '../sentences.ts';

type Elsewhere = Awaited<ReturnType<typeof portalWithInvoicesElsewhere>>;

const portals = new WeakMap<Stage, Elsewhere>();

async function putElsewhere(stage: Stage): Promise<Elsewhere> {
  const portal = await portalWithInvoicesElsewhere(stage.atEnd);
  portals.set(stage, portal);
  return portal;
}

function portalOf(stage: Stage): Elsewhere {
  const portal = portals.get(stage);
  if (!portal) throw new Error('No remote has been put elsewhere.');
  return portal;
}

async function openBookings(stage: Stage) {
  await stage.openIn(portalOf(stage).url, '/?view=all');
  await seeBookings(stage);
}

async function meet(stage: Stage) {
  await openBookings(stage);
  await openArea(stage);
}

const area = { meet, elsewhere: useBookings, back: seeInvoices, heals: 'both' } as const;
const bringBack = (stage: Stage) => portalOf(stage).bringBack();

/** Names an origin in portal.json that the page's policy does not allow. */
async function nameUnknownHost({ page }: Stage) {
  await page.context().route('**/portal.json', async (route) => {
    const config = (await (await route.fetch()).json()) as PortalConfig;
    const remotes = config.remotes.map((remote) =>
      remote.name === 'invoices'
        ? { ...remote, url: 'http://remotes.example/invoices/remote.json' }
        : remote,
    );
    await route.fulfill({ json: { ...config, remotes } });
  });
}

/** Failures of a remote's server on another origin, and of the browser's permission to call it. */
export const hostRows: Failure[] = [
  {
    ...area,
    what: 'its server is down when the portal is opened',
    users: cannotBeReached,
    operators: 'unreachable: … cannot be reached',
    fail: async (stage) => (await putElsewhere(stage)).takeAway(),
    elsewhere: async (stage) => {
      await expectNoFindingsInBoth(stage.page);
      await useBookings(stage);
    },
    mend: bringBack,
    isSampled: true,
  },
  {
    ...area,
    what: 'its server goes down while the portal is open',
    users: cannotBeReached,
    operators: 'unreachable: … cannot be reached',
    fail: putElsewhere,
    meet: async (stage) => {
      await openBookings(stage);
      await portalOf(stage).takeAway();
      await openArea(stage);
    },
    mend: bringBack,
  },
  {
    ...area,
    what: 'its server does not allow the origin of the portal (CORS)',
    users: refused,
    operators: 'refused: … answers without allowing this origin (CORS).',
    fail: async (stage) => {
      const { host } = await putElsewhere(stage);
      await stage.page.context().route(`${host}/**`, async (route) => {
        const response = await route.fetch();
        const headers = {
          ...response.headers(),
          'access-control-allow-origin': 'https://other.example',
        };
        await route.fulfill({ response, headers });
      });
    },
  },
  {
    ...area,
    what: "the page's policy does not allow its server (CSP)",
    heals: 'byHand',
    users: refused,
    operators: 'refused: … The Content-Security-Policy of the page does not allow …',
    fail: nameUnknownHost,
    meet: async (stage) => {
      await stage.open('/?view=all');
      await seeBookings(stage);
      await openArea(stage);
    },
  },
];
