import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Assignment, Person } from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { queueMail } from '../../../platform/mail-queue/mail-queue.ts';
import { client, mail, appUser } from '../../schema.ts';

type User = Awaited<ReturnType<OfferWorkspace['user']>>;

const source = fileURLToPath(new URL('../../..', import.meta.url));
const why = {
  invited: 'has not accepted the invitation yet',
  inactive: 'is no longer active',
};

for (const access of ['invited', 'inactive'] as const) {
  describe(`a user who is ${access}`, () => {
    let api: TestApi;
    let house: OfferWorkspace;
    let admin: User;
    let staff: User;
    let videographer: User;
    let owner: User;

    before(async () => {
      api = await startTestApi();
      house = await createOfferWorkspace(api, 2);
      ({ admin } = house.users);
      const away = access === 'invited' ? { isInvited: true } : { isActive: false };
      staff = await house.user('finance', away);
      owner = await house.user('client_owner', { ...away, clientId: house.users.client.id });
      const [example] = house.videographers;
      videographer = await house.user('camera_operator', away);
      await house.inside(async (tx) => {
        const { locations = [] } = example ?? {};
        await tx.update(appUser).set({ locations }).where(eq(appUser.id, videographer.id));
        await tx
          .update(client)
          .set({ accountManagerId: staff.id })
          .where(eq(client.id, house.users.client.id));
        await tx.insert(client).values({
          tenantId: house.tenantId,
          name: 'Managed',
          billingRegion: 'Asia',
          accountManagerId: admin.id,
        });
      });
    });
    after(() => api.close());

    const idsAt = async (path: string) => {
      const answer = await api.get<Person[] | { results: { uuid: string }[] }>(admin, path);
      return (Array.isArray(answer) ? answer : answer.results).map(({ uuid }) => uuid);
    };

    test('is listed in no picker', async () => {
      const { id } = await house.make({ state: 'active' });
      const pickers: [string, User][] = [
        ['/user/internal-users', staff],
        ['/user/am-users', staff],
        ['/user/submitters', owner],
        [`/user/submitters?client=${house.users.client.id}`, owner],
        ['/user/camera-operators', videographer],
        [`/booking/${id}/candidates`, videographer],
      ];
      for (const [path, { id: hidden }] of pickers) {
        const ids = await idsAt(path);
        assert.ok(ids.length > 0, `${path} lists nobody.`);
        assert.ok(!ids.includes(hidden), `${path} lists them.`);
      }
    });

    test('can neither be assigned nor offered a shoot', async () => {
      const { id } = await house.make({ state: 'active' });
      const assignment: Assignment = {
        camera_operator: videographer.id,
        is_available_only: false,
      };
      const assigned = await house.act<ApiErrorBody>(
        admin,
        id,
        'assign-camera-operator',
        assignment,
      );
      const messages = ({ errors }: ApiErrorBody) => errors.map(({ message }) => message).join();
      assert.equal(assigned.status, 400);
      assert.match(messages(assigned.body), new RegExp(why[access]));
      const offered = await house.act<ApiErrorBody>(
        admin,
        id,
        'request-camera-operators-availabilities',
        {
          is_selection_manual: true,
          camera_operators: [videographer.id],
          is_auto_assign_enabled: false,
        },
      );
      assert.equal(offered.status, 400);
      assert.match(messages(offered.body), new RegExp(why[access]));
    });

    test('gets no mail except, if invited, the one about their account', async () => {
      const queue = (subject: string, isOfAccount?: boolean) =>
        house.inside((tx) => {
          const letter = { kind: 'offer', subject, content: { paragraphs: [] } };
          const message = { ...letter, to: staff, ...(isOfAccount && { isOfAccount }) };
          return queueMail(tx, house.tenantId, message, api.deps.clock());
        });
      await queue('of the workspace');
      await queue('of the account', true);
      const mails = await house.inside((tx) =>
        tx.select().from(mail).where(eq(mail.recipientAddress, staff.email)),
      );
      assert.deepEqual(
        mails.map(({ subject }) => subject),
        access === 'invited' ? ['of the account'] : [],
      );
    });
  });
}

describe('mails', () => {
  const filesWith = (pattern: RegExp) =>
    globSync('**/*.ts', { cwd: source })
      .filter((file) => !file.endsWith('.test.ts'))
      .filter((file) => pattern.test(readFileSync(`${source}/${file}`, 'utf8')))
      .sort();

  test('are queued in the one place that checks access', () => {
    assert.deepEqual(filesWith(/insert\(mail\)/), ['platform/mail-queue/mail-queue.ts']);
  });

  test('reach invited users only from the two senders of account mails', () => {
    assert.deepEqual(filesWith(/isOfAccount: true/), [
      'domain/people/account/account.routes.ts',
      'domain/people/account/managed-user.routes.ts',
    ]);
  });
});
