import { inconsistenciesIn } from '../../kill/consistency.ts';
import type { Check, Evidence } from './checks.ts';
import { sizeOf } from '../ledger.ts';
import { ask } from '../cluster/postmaster.ts';

type Count = { key: string; count: number };

/** How often something is stored, by a key of text. */
async function counts({ cluster }: Evidence, query: string): Promise<Map<string, number>> {
  const rows = await ask<Count>(
    cluster.database.url,
    `select key, count(*)::int as count from (${query}) as all_rows(key) group by key`,
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** For each kind of write, how the record names it and how the database does. */
function kinds({ ledger }: Evidence): { what: string; keys: string[]; query: string }[] {
  return [
    {
      what: 'bookings',
      keys: ledger.created.map(({ title }) => title),
      query: `select title from shootline.booking where title like 'Ordered %'`,
    },
    {
      what: 'steps',
      keys: ledger.steps.map(({ booking, version, state }) => `${booking} ${version} ${state}`),
      query: `select concat_ws(' ', booking_id, version, to_state) from shootline.state_log
        where version is not null`,
    },
    {
      what: 'comments',
      keys: ledger.comments.map(({ thread, text }) => `${thread} ${text}`),
      query: `select concat_ws(' ', thread_id, text) from shootline.comment`,
    },
    {
      what: 'files',
      keys: ledger.files.map(({ booking, name }) => `${booking} ${name}`),
      query: `select concat_ws(' ', booking_id, name) from shootline.booking_file`,
    },
    {
      what: 'offers',
      keys: ledger.offers.map(({ booking, videographer }) => `${booking} ${videographer}`),
      query: `select concat_ws(' ', booking_id, camera_operator_id)
        from shootline.booking_availability`,
    },
    {
      what: 'answers',
      keys: ledger.answers.map(({ offer, state }) => `${offer} ${state}`),
      query: `select concat_ws(' ', id, state) from shootline.booking_availability`,
    },
    {
      what: 'invoices',
      keys: ledger.invoices.map(({ booking, number }) => `${booking} ${number}`),
      query: `select concat_ws(' ', booking_id, invoice_number) from shootline.invoice`,
    },
    {
      what: 'approvals',
      keys: ledger.payments.map(({ invoice }) => invoice),
      query: `select id::text from shootline.invoice where state = 'approved'`,
    },
  ];
}

async function deviations(
  evidence: Evidence,
  isWrong: (count: number) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { what, keys, query } of kinds(evidence)) {
    const stored = await counts(evidence, query);
    const ones = keys.filter((key) => isWrong(stored.get(key) ?? 0));
    wrong.push(...ones.map((key) => `${what}: ${key}`));
  }
  return wrong;
}

export const checksOfWrites: Check[] = [
  {
    name: 'acknowledged writes lost',
    async find(evidence) {
      const wrong = await deviations(evidence, (count) => count === 0);
      return { counted: `${sizeOf(evidence.ledger)} writes`, wrong };
    },
  },
  {
    name: 'acknowledged writes doubled',
    async find(evidence) {
      const wrong = await deviations(evidence, (count) => count > 1);
      return { counted: `${sizeOf(evidence.ledger)} writes`, wrong };
    },
  },
  {
    name: 'half-written records',
    find: async ({ cluster }) => ({
      counted: 'all bookings',
      wrong: await inconsistenciesIn(cluster.direct.db),
    }),
  },
  {
    name: 'refusals without a cause',
    find: ({ observed }) => ({
      counted: `${observed.calls.length} requests`,
      wrong: observed.surprises,
    }),
  },
  {
    name: 'users signed out',
    find: ({ observed, users }) => ({
      counted: `${users.length} users`,
      wrong: observed.signedOut > 0 ? [`${observed.signedOut} answers 401`] : [],
    }),
  },
];
