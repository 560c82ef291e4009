import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody } from '@shootline/shared-api/contract';
import { eq } from '../../src/platform/db/drizzle.ts';
import { createAnalyticsWorkspace } from '../../tests/figures/analytics-workspace.ts';
import { download, exportMails, parseCsv } from '../../tests/workspaces/exports.ts';
import { type TestApi, startTestApi } from '../../tests/test-api.ts';
import { appUser } from '../../src/domain/schema.ts';

type Rights = {
  askedBy: string;
  sentTo: string;
  restricted: { find: RegExp; readBy: string }[];
};

/**
 * The letters of the roles that may request an export, receive it and read its restricted parts:
 * docs/product/files.md#recipients.
 */
const exports = {
  bookings: {
    askedBy: 'A',
    sentTo: 'ERFA',
    restricted: [
      { find: /Client Cost|Videographer Cost/, readBy: 'RFA' },
      { find: /Quote Number/, readBy: 'A' },
    ],
  },
  invoices: { askedBy: 'FA', sentTo: 'FA', restricted: [] },
  analytics: {
    askedBy: 'RFA',
    sentTo: 'RFA',
    restricted: [{ find: /^Margin/, readBy: 'FA' }],
  },
} satisfies Record<string, Rights>;

type Kind = keyof typeof exports;
type Analytics = Awaited<ReturnType<typeof createAnalyticsWorkspace>>;
type User = Awaited<ReturnType<Analytics['workspace']['user']>>;

const senders = { E: 'editor', R: 'reviewer', F: 'finance', A: 'admin' } as const;
type Letter = keyof typeof senders;
const letters = Object.keys(senders) as Letter[];

describe('an export', () => {
  let api: TestApi;
  let workspace: Analytics['workspace'];
  let staff: Record<Letter, User>;
  let strangers: Record<string, User>;
  before(async () => {
    api = await startTestApi();
    const { workspace: home, users } = await createAnalyticsWorkspace(api.db);
    workspace = home;
    const fromHub = await workspace.user('admin', { isInvited: true });
    await workspace.inside((tx) =>
      tx.update(appUser).set({ hubId: 'kept' }).where(eq(appUser.id, fromHub.id)),
    );
    staff = { E: users.editor, R: users.reviewer, F: users.finance, A: fromHub };
    strangers = {
      'a client owner': users.owner,
      'a videographer': users.videographer,
      'an invited admin': await workspace.user('admin', { isInvited: true }),
      'a deactivated admin': await workspace.user('admin', { isActive: false }),
    };
  });
  after(() => api.close());

  const ask = (kind: Kind, sender: User, recipients: User[]) => {
    const ids = recipients.map(({ id }) => id);
    type Answer = ApiErrorBody & { export_uuid: string };
    if (kind === 'invoices') {
      return api.ask<Answer>(sender, `/invoice/export-report?recipients=${ids.join(',')}`);
    }
    const path = kind === 'bookings' ? '/booking/export-bookings' : '/export-analytics-data';
    return api.send<Answer>(sender, 'POST', path, { recipients: ids });
  };

  /** Headings and first cells, which name a file's contents. */
  const contentOf = (csv: string) => {
    const [headings = [], ...records] = parseCsv(csv);
    return [...headings, ...records.map(([first = '']) => first)];
  };

  for (const kind of Object.keys(exports) as Kind[]) {
    const { askedBy, sentTo, restricted } = exports[kind];

    for (const sender of letters) {
      test(`${kind} from ${senders[sender]}`, async () => {
        const findings: string[] = [];
        for (const recipient of letters) {
          const { status, body } = await ask(kind, staff[sender], [staff[recipient]]);
          const due = !askedBy.includes(sender) ? 403 : sentTo.includes(recipient) ? 200 : 400;
          if (status !== due) findings.push(`${recipient}: ${status} instead of ${due}`);
          if (status !== 200) continue;
          const content = contentOf(await download(api, workspace, staff[recipient], body));
          for (const { find, readBy } of restricted) {
            const isRead = [sender, recipient].every((each) => readBy.includes(each));
            const isThere = content.some((name) => find.test(name));
            if (isThere !== isRead) findings.push(`${recipient}: ${find} ${isThere}`);
          }
          if (content.length < 5) findings.push(`${recipient}: an empty file`);
        }
        assert.deepEqual(findings, []);
      });
    }

    test(`${kind} for several users have a file for each set of rights`, async () => {
      api.moveClock(5);
      const able = letters.filter((letter) => sentTo.includes(letter));
      const { body } = await ask(
        kind,
        staff.A,
        able.map((letter) => staff[letter]),
      );
      for (const letter of able) {
        const content = contentOf(await download(api, workspace, staff[letter], body));
        for (const { find, readBy } of restricted) {
          const isThere = content.some((name) => find.test(name));
          assert.equal(isThere, readBy.includes(letter), `${letter}: ${find}`);
        }
      }
    });

    test(`${kind} are not sent to outsiders or inactive users`, async () => {
      const mailsBefore = (await exportMails(workspace)).length;
      for (const [name, stranger] of Object.entries(strangers)) {
        const { status, body } = await ask(kind, staff.A, [staff.A, stranger]);
        assert.equal(status, 400, name);
        assert.equal(body.errors[0]?.field, 'recipients', name);
      }
      await api.runJobs();
      assert.equal((await exportMails(workspace)).length, mailsBefore);
    });
  }

  test('skips a recipient who loses access before it is written', async () => {
    const leaving = await workspace.user('finance');
    await ask('invoices', staff.A, [leaving, staff.F]);
    await workspace.inside((tx) =>
      tx.update(appUser).set({ isActive: false }).where(eq(appUser.id, leaving.id)),
    );
    await api.runJobs();
    const mails = await exportMails(workspace);
    assert.ok(mails.some(({ to }) => to === staff.F.email));
    assert.ok(!mails.some(({ to }) => to === leaving.email));
  });
});
