import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Booking, SupplierInvoice } from '@shootline/shared-api/contract';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { eq } from '../../platform/db/drizzle.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { hoursFromNow } from '../../../tests/workspace.ts';
import { client, mail, userAction } from '../schema.ts';

type User = { id: string; tenantId: string; email: string };
/**
 * Notifications and mails by user: verbs of notifications, and "mail: " with the start of the subject.
 */
type Told = Record<string, string[]>;

describe('recipients of notifications and mails', () => {
  let api: TestApi;
  let house: OfferWorkspace;
  let cast: Record<string, User>;
  let [one, two, three]: User[] = [];
  let day = 3;

  before(async () => {
    api = await startTestApi();
    house = await createOfferWorkspace(api, 4);
    const { users: people, videographers } = house;
    const manager = await house.user('reviewer');
    await house.inside((tx) =>
      tx
        .update(client)
        .set({ accountManagerId: manager.id })
        .where(eq(client.id, people.client.id)),
    );
    const stranger = await house.client();
    [one, two, three] = videographers;
    const { client: _client, videographer: _videographer, ...users } = people;
    cast = {
      ...users,
      manager,
      'another admin': await house.user('admin'),
      "another client's owner": await house.user('client_owner', { clientId: stranger.id }),
      'an admin who has left': await house.user('admin', { isActive: false }),
      'an invited admin': await house.user('admin', { isInvited: true }),
      'an invited finance user': await house.user('finance', { isInvited: true }),
      'an invited owner': await house.user('client_owner', {
        clientId: people.client.id,
        isInvited: true,
      }),
      ...Object.fromEntries(
        videographers.map((videographer, place) => [`operator ${place + 1}`, videographer]),
      ),
    };
  });
  after(() => api.close());

  const person = (name: string): User => {
    const found = cast[name];
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const count = (id: string) =>
    house.inside(async (tx) => ({
      actions: await tx.select().from(userAction).where(eq(userAction.bookingId, id)),
      mails: await tx.select().from(mail).where(eq(mail.aboutId, id)),
    }));
  /** News of a booking that an action sends to each user; users who get nothing are left out. */
  const toldBy = async (id: string, act: () => Promise<unknown>): Promise<Told> => {
    const earlier = await count(id);
    await act();
    const { actions, mails } = await count(id);
    const told = Object.entries(cast).map(([name, { id: userId, email }]): [string, string[]] => [
      name,
      [
        ...actions
          .filter((each) => !earlier.actions.some((old) => old.id === each.id))
          .filter(({ recipientId }) => recipientId === userId)
          .map(({ verb }) => verb),
        ...mails
          .filter((each) => !earlier.mails.some((old) => old.id === each.id))
          .filter(({ recipientAddress }) => recipientAddress === email)
          .map(({ subject }) => `mail: ${subject.replace(/[:?].*| T-\d.*/, '')}`),
      ],
    ]);
    return Object.fromEntries(told.filter(([, news]) => news.length > 0));
  };

  const act = async (who: string, id: string, action: string, body?: unknown) => {
    const { status, body: answer } = await house.act(person(who), id, action, body);
    assert.equal(status, 200, `${action}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const offerOf = async (id: string, videographer: User | undefined) => {
    const { booking_availabilities: offers } = await house.show(id);
    const offer = offers.find((each) => each.camera_operator.uuid === videographer?.id);
    if (!offer) throw new Error('They have no offer.');
    return offer.uuid;
  };
  const answer = async (
    videographer: User | undefined,
    id: string,
    which: 'make-available' | 'make-busy',
    by: User | undefined = videographer,
  ) => {
    const { status, body } = await house.answer(by as User, await offerOf(id, videographer), which);
    assert.equal(status, 200, JSON.stringify(body));
  };
  const assign = (id: string, videographer: User | undefined) =>
    act('editor', id, 'assign-camera-operator', {
      camera_operator: videographer?.id,
      is_available_only: false,
    });

  const submitted = async () =>
    (await house.make({ state: 'new', date: hoursFromNow(24 * day++) })).id;
  const active = async () => {
    const id = await submitted();
    await act('reviewer', id, 'approve');
    return id;
  };
  const chosen = (videographers: (User | undefined)[], isAutomatic: boolean) => ({
    is_selection_manual: true,
    camera_operators: videographers.map((videographer) => videographer?.id),
    is_auto_assign_enabled: isAutomatic,
  });
  const offer = (id: string, videographers: (User | undefined)[], isAutomatic = true) =>
    act(
      'editor',
      id,
      'request-camera-operators-availabilities',
      chosen(videographers, isAutomatic),
    );
  /** Operator 1 is asked, 2 and 3 are in line. */
  const queued = async () => {
    const id = await active();
    await offer(id, [one, two, three]);
    return id;
  };
  /** All three are asked, and staff choose. */
  const asked = async () => {
    const id = await active();
    await offer(id, [one, two, three], false);
    return id;
  };
  /** Operator 1 has accepted. */
  const assigned = async () => {
    const id = await queued();
    await answer(one, id, 'make-available');
    return id;
  };
  const shot = async (
    state: 'assigned' | 'shoot_completed' | 'footage_provided' | 'job_complete',
  ) =>
    (
      await house.make({
        state,
        date: hoursFromNow(-24 * day++),
        videographerId: one?.id as string,
      })
    ).id;
  const draft = async () => {
    const form = new FormData();
    form.set('data', JSON.stringify(completeBrief()));
    const path = '/booking?isDraft=true';
    const { body } = await api.send<Booking>(person('clientUser'), 'POST', path, form);
    return body.uuid;
  };
  const submitDraft = async (id: string) => {
    const path = `/booking/${id}/submit-draft`;
    const { status, body } = await api.send(person('clientUser'), 'PUT', path, completeBrief());
    assert.equal(status, 200, JSON.stringify(body));
  };
  const alone = async () => {
    const id = await active();
    await offer(id, [one]);
    return id;
  };
  const assignedAlone = async () => {
    const id = await alone();
    await answer(one, id, 'make-available');
    return id;
  };
  const onHold = async () => {
    const id = await assigned();
    await act('reviewer', id, 'make-on-hold');
    return id;
  };
  const dayBefore = async () => {
    const date = new Date(api.deps.clock().getTime() + 23 * 3_600_000);
    const { id } = await house.make({ state: 'new', date });
    await act('reviewer', id, 'approve');
    return id;
  };
  const price = {
    is_client_cost_manual: true,
    client_cost: 1000,
    client_cost_currency: 'AUD',
    is_camera_operator_cost_manual: true,
    camera_operator_cost: 500,
    camera_operator_cost_currency: 'AUD',
  };
  const comment = async (id: string) => {
    const { project_comment_thread: thread } = await house.show(id);
    const form = new FormData();
    form.set('text', 'On my way.');
    const path = `/booking/comments/${thread?.uuid}/add-comment`;
    const { status, body } = await api.send(person('operator 1'), 'POST', path, form);
    assert.equal(status, 200, JSON.stringify(body));
  };
  const weather = { cancellation_reason: 'weather' };
  /** Operator 1 was released with a fee, then operator 2 is asked. */
  const withFee = async () => {
    const id = await assignedAlone();
    await addFee(id);
    await act('editor', id, 'unassign-camera-operator');
    await offer(id, [two]);
    return id;
  };
  const addFee = (id: string) =>
    act('finance', id, 'create-cancellation-fee', {
      category: 'within_48_hours',
      is_assigned_only: true,
      camera_operator: one?.id,
    });
  const assignedWithFee = async () => {
    const id = await assigned();
    await addFee(id);
    return id;
  };
  const cancel = (id: string) => act('reviewer', id, 'make-cancelled', weather);
  const cancelled = async (from: () => Promise<string>) => {
    const id = await from();
    await cancel(id);
    return id;
  };
  /** Operator 2, told of a withdrawal, accepts after the queue has resumed and been stopped. */
  const acceptedAgain = async () => {
    const id = await queued();
    await lapse();
    api.moveClock(5);
    await answer(one, id, 'make-available');
    await answer(one, id, 'make-busy');
    await act('editor', id, 'disable-auto-assign');
    api.moveClock(5);
    await answer(two, id, 'make-available');
    return id;
  };
  const withSheet = async () => {
    const id = await assigned();
    await act('editor', id, 'generate-call-sheet');
    return id;
  };
  const lapse = async () => {
    api.moveClock(30);
    await api.runJobs();
  };
  const invoices = new Map<string, string>();
  const invoiced = async () => {
    const id = await shot('job_complete');
    const submission = await invoice(id);
    invoices.set(id, submission?.uuid ?? '');
    return id;
  };
  const decide = async (id: string, action: 'make-approved' | 'make-rejected') => {
    const path = `/invoice/${invoices.get(id)}/${action}`;
    const { status, body } =
      action === 'make-approved'
        ? await api.send(person('finance'), 'POST', `${path}?revision=1`)
        : await api.send(person('finance'), 'POST', path, {
            revision: 1,
            rejection_details: 'Wrong sum',
          });
    assert.equal(status, 200, JSON.stringify(body));
  };
  const reschedule = async (id: string) => {
    const { status, body } = await house.lengthen(id, 8);
    assert.equal(status, 200, JSON.stringify(body));
  };
  const invoice = async (id: string) => {
    const form = new FormData();
    const row = {
      booking_id: id,
      invoice_number: `T-${(day += 1)}`,
      tax_details: 'ABN',
      line_items: [],
    };
    form.set('data', JSON.stringify([row]));
    form.set('file', new File(['%PDF-1.7 x'], 'invoice.pdf'));
    const { status, body } = await api.send<{ invoices: SupplierInvoice[] }>(
      person('operator 1'),
      'POST',
      '/invoice/submit-invoice',
      form,
    );
    assert.equal(status, 200, JSON.stringify(body));
    return body.invoices[0];
  };

  const clients = ['clientUser', 'teamAdmin', 'owner'];
  const colleagues = ['teamAdmin', 'owner'];
  const admins = ['admin', 'another admin'];
  const staff = [...admins, 'manager'];
  const otherStaff = ['another admin', 'manager'];
  const followers = ['editor', 'reviewer', 'manager'];
  const all = (names: string[], ...news: string[]): Told =>
    Object.fromEntries(names.map((name) => [name, news]));

  type Row = [act: string, from: () => Promise<string>, (id: string) => Promise<unknown>, Told];
  const rows: Row[] = [
    [
      'a client submits a draft',
      draft,
      submitDraft,
      {
        ...all(colleagues, 'submitted'),
        ...all(admins, 'submitted', 'mail: New booking'),
        manager: ['submitted', 'mail: New booking'],
      },
    ],
    [
      'staff approve',
      submitted,
      (id) => act('reviewer', id, 'approve'),
      { ...all(clients, 'approved', 'mail: Booking approved'), ...all(staff, 'approved') },
    ],
    [
      'a client changes the date of a new booking',
      submitted,
      (id) => reschedule(id),
      { ...all(clients, 'updated', 'mail: Booking changed'), ...all(otherStaff, 'updated') },
    ],
    [
      'an admin deletes a new booking of a client',
      submitted,
      (id) => act('admin', id, 'make-deleted', {}),
      { ...all(clients, 'mail: Booking deleted') },
    ],
    [
      "a team admin deletes a colleague's draft",
      draft,
      (id) => act('teamAdmin', id, 'make-deleted', {}),
      { clientUser: ['mail: Booking deleted'] },
    ],
    ['a client deletes their draft', draft, (id) => act('clientUser', id, 'make-deleted', {}), {}],
    [
      'an editor offers the job, one after another',
      active,
      (id) => offer(id, [one, two, three]),
      { ...all(staff, 'offered the job of'), 'operator 1': ['offered you', 'mail: Job offer'] },
    ],
    [
      'an editor offers the job to all at once',
      active,
      (id) => offer(id, [one, two], false),
      {
        ...all(staff, 'offered the job of'),
        'operator 1': ['offered you', 'mail: Job offer'],
        'operator 2': ['offered you', 'mail: Job offer'],
      },
    ],
    [
      'an editor offers the job to others instead',
      queued,
      (id) => offer(id, [three]),
      {
        ...all(staff, 'offered the job of'),
        'operator 2': [
          'no longer has you in line (others asked instead) for',
          'mail: No longer in the queue',
        ],
      },
    ],
    [
      'the asked videographer accepts and is assigned',
      queued,
      (id) => answer(one, id, 'make-available'),
      {
        ...all(clients, 'will film', 'mail: Videographer assigned'),
        ...all(staff, 'accepted the offer for'),
        editor: ['accepted the offer for'],
        reviewer: ['accepted the offer for'],
        'operator 1': ['mail: You are assigned'],
        'operator 2': [
          'no longer has you in line (another videographer assigned) for',
          'mail: No longer in the queue',
        ],
        'operator 3': [
          'no longer has you in line (another videographer assigned) for',
          'mail: No longer in the queue',
        ],
      },
    ],
    [
      'one of several accepts',
      asked,
      (id) => answer(one, id, 'make-available'),
      {
        ...all(staff, 'is available for'),
        editor: ['is available for'],
        reviewer: ['is available for'],
      },
    ],
    [
      'the asked videographer declines',
      queued,
      (id) => answer(one, id, 'make-busy'),
      {
        ...all(staff, 'declined the offer for'),
        editor: ['declined the offer for'],
        reviewer: ['declined the offer for'],
        'operator 2': ['offered you', 'mail: Job offer'],
      },
    ],
    [
      'the last one in the queue declines',
      alone,
      (id) => answer(one, id, 'make-busy'),
      {
        ...all(admins, 'declined the offer for'),
        editor: ['declined the offer for'],
        reviewer: ['declined the offer for'],
        manager: [
          'declined the offer for',
          'found no videographer for',
          'mail: No videographer found',
        ],
      },
    ],
    [
      'the last offer in the queue lapses',
      alone,
      lapse,
      { manager: ['found no videographer for', 'mail: No videographer found'] },
    ],
    [
      'staff mark an asked videographer unavailable',
      queued,
      (id) => answer(one, id, 'make-busy', person('editor')),
      {
        ...all(staff, 'marked Operator 1 unavailable for'),
        'operator 1': ['withdrew your offer (marked unavailable) for', 'mail: Offer withdrawn'],
        'operator 2': ['offered you', 'mail: Job offer'],
      },
    ],
    [
      'staff mark a queued videographer unavailable',
      queued,
      (id) => answer(two, id, 'make-busy', person('editor')),
      {
        ...all(staff, 'marked Operator 2 unavailable for'),
        'operator 2': [
          'no longer has you in line (marked unavailable) for',
          'mail: No longer in the queue',
        ],
      },
    ],
    [
      'staff stop automatic assignment',
      queued,
      (id) => act('editor', id, 'disable-auto-assign'),
      { ...all(staff, 'stopped automatic assignment of') },
    ],
    [
      'staff assign somebody while others are asked',
      asked,
      (id) => assign(id, two),
      {
        ...all(clients, 'assigned Operator 2 to', 'mail: Videographer assigned'),
        ...all(staff, 'assigned Operator 2 to'),
        'operator 1': [
          'withdrew your offer (another videographer assigned) for',
          'mail: Offer withdrawn',
        ],
        'operator 2': ['assigned you to', 'mail: You are assigned'],
        'operator 3': [
          'withdrew your offer (another videographer assigned) for',
          'mail: Offer withdrawn',
        ],
      },
    ],
    [
      'staff assign another videographer',
      assigned,
      (id) => assign(id, two),
      {
        ...all(clients, 'assigned Operator 2 to', 'mail: Another videographer assigned'),
        ...all(staff, 'assigned Operator 2 to'),
        'operator 1': ['released you from', 'mail: You are no longer assigned'],
        'operator 2': ['assigned you to', 'mail: You are assigned'],
      },
    ],
    [
      'staff release the videographer',
      assigned,
      (id) => act('editor', id, 'unassign-camera-operator'),
      {
        ...all(clients, 'released Operator 1 from'),
        ...all(staff, 'released Operator 1 from'),
        'operator 1': ['released you from', 'mail: You are no longer assigned'],
      },
    ],
    [
      'the videographer gives the shoot up',
      assigned,
      (id) => act('operator 1', id, 'unassign-camera-operator'),
      {
        ...all(clients, 'can no longer film'),
        ...all(admins, 'can no longer film'),
        ...all(followers, 'can no longer film', 'mail: Videographer gave up'),
      },
    ],
    [
      'the videographer gives it up, and the queue continues',
      assigned,
      (id) => answer(one, id, 'make-busy'),
      {
        ...all(clients, 'can no longer film'),
        ...all(admins, 'can no longer film'),
        ...all(followers, 'can no longer film', 'mail: Videographer gave up'),
        'operator 2': ['offered you', 'mail: Job offer'],
      },
    ],
    [
      'the videographer gives it up, and nobody is left',
      assignedAlone,
      (id) => answer(one, id, 'make-busy'),
      {
        ...all(clients, 'can no longer film'),
        ...all(admins, 'can no longer film'),
        ...all(followers, 'can no longer film', 'mail: Videographer gave up'),
      },
    ],
    [
      'staff put it on hold while offers are open',
      queued,
      (id) => act('reviewer', id, 'make-on-hold'),
      {
        ...all(clients, 'put on hold', 'mail: Booking on hold'),
        ...all(staff, 'put on hold'),
        'operator 1': ['withdrew your offer (booking on hold) for', 'mail: Offer withdrawn'],
        'operator 2': [
          'no longer has you in line (booking on hold) for',
          'mail: No longer in the queue',
        ],
        'operator 3': [
          'no longer has you in line (booking on hold) for',
          'mail: No longer in the queue',
        ],
      },
    ],
    [
      'staff put it on hold once assigned',
      assigned,
      (id) => act('reviewer', id, 'make-on-hold'),
      {
        ...all(clients, 'put on hold', 'mail: Booking on hold'),
        ...all(staff, 'put on hold'),
        'operator 1': ['put on hold', 'mail: Booking on hold'],
      },
    ],
    [
      'staff make it active again',
      onHold,
      (id) => act('reviewer', id, 'make-active'),
      {
        ...all(clients, 'made active', 'mail: Booking active again'),
        ...all(staff, 'made active'),
      },
    ],
    [
      'a client cancels while offers are open',
      asked,
      (id) => act('clientUser', id, 'make-cancelled', weather),
      {
        ...all(colleagues, 'cancelled', 'mail: Booking cancelled'),
        ...all(staff, 'cancelled', 'mail: Booking cancelled'),
        'operator 1': ['withdrew your offer (booking cancelled) for', 'mail: Offer withdrawn'],
        'operator 2': ['withdrew your offer (booking cancelled) for', 'mail: Offer withdrawn'],
        'operator 3': ['withdrew your offer (booking cancelled) for', 'mail: Offer withdrawn'],
      },
    ],
    [
      'a client cancels once assigned',
      assigned,
      (id) => act('clientUser', id, 'make-cancelled', weather),
      {
        ...all(colleagues, 'cancelled', 'mail: Booking cancelled'),
        ...all(staff, 'cancelled', 'mail: Booking cancelled'),
        'operator 1': ['cancelled', 'mail: Booking cancelled'],
      },
    ],
    [
      'staff cancel when a former videographer has a fee',
      withFee,
      (id) => act('reviewer', id, 'make-cancelled', weather),
      {
        ...all(clients, 'cancelled', 'mail: Booking cancelled'),
        ...all(staff, 'cancelled', 'mail: Booking cancelled'),
        'operator 1': [
          'opened the invoice of your fee for',
          'mail: Booking cancelled, you can invoice your fee',
        ],
        'operator 2': ['withdrew your offer (booking cancelled) for', 'mail: Offer withdrawn'],
      },
    ],
    [
      'staff cancel when the assignee has a fee',
      assignedWithFee,
      cancel,
      {
        ...all(clients, 'cancelled', 'mail: Booking cancelled'),
        ...all(staff, 'cancelled', 'mail: Booking cancelled'),
        'operator 1': [
          'opened the invoice of your fee for',
          'cancelled',
          'mail: Booking cancelled, you can invoice your fee',
        ],
      },
    ],
    [
      'finance add a fee to a cancelled booking',
      () => cancelled(assigned),
      (id) => addFee(id),
      {
        ...all(clients, 'added a cancellation fee to'),
        ...all(staff, 'added a cancellation fee to'),
        'operator 1': [
          'added a cancellation fee to',
          'opened the invoice of your fee for',
          'mail: Booking cancelled, you can invoice your fee',
        ],
      },
    ],
    [
      'staff make a cancelled booking with a fee active again',
      () => cancelled(assignedWithFee),
      (id) => act('reviewer', id, 'make-active'),
      {
        ...all(clients, 'made active', 'mail: Booking active again'),
        ...all(staff, 'made active'),
        'operator 1': [
          'closed the invoice of your fee for',
          'made active',
          'mail: Booking active again, your fee cannot be invoiced',
        ],
      },
    ],
    [
      'an admin deletes a cancelled booking with a fee',
      () => cancelled(withFee),
      (id) => act('admin', id, 'make-deleted', {}),
      {
        ...all(clients, 'mail: Booking deleted'),
        'operator 1': ['mail: Booking deleted, your fee cannot be invoiced'],
      },
    ],
    [
      'staff cancel after a videographer accepted in a queue that resumed unannounced',
      acceptedAgain,
      cancel,
      {
        ...all(clients, 'cancelled', 'mail: Booking cancelled'),
        ...all(staff, 'cancelled', 'mail: Booking cancelled'),
        'operator 2': ['withdrew your offer (booking cancelled) for', 'mail: Offer withdrawn'],
        'operator 3': ['withdrew your offer (booking cancelled) for', 'mail: Offer withdrawn'],
      },
    ],
    [
      'staff reschedule while offers are open',
      asked,
      reschedule,
      {
        ...all(clients, 'updated', 'mail: Booking changed'),
        ...all(otherStaff, 'updated and so withdrew the offers of'),
        'operator 1': ['withdrew your offer (shoot changed) for', 'mail: Offer withdrawn'],
        'operator 2': ['withdrew your offer (shoot changed) for', 'mail: Offer withdrawn'],
        'operator 3': ['withdrew your offer (shoot changed) for', 'mail: Offer withdrawn'],
      },
    ],
    [
      'staff reschedule once assigned',
      assigned,
      reschedule,
      {
        ...all(clients, 'updated and asked the videographer to confirm', 'mail: Booking changed'),
        ...all(otherStaff, 'updated and asked the videographer to confirm'),
        'operator 1': ['asked you to confirm the changes of', 'mail: Please confirm the changes'],
      },
    ],
    [
      'finance add a fee',
      assigned,
      (id) => addFee(id),
      {
        ...all(clients, 'added a cancellation fee to'),
        ...all(staff, 'added a cancellation fee to'),
        'operator 1': ['added a cancellation fee to'],
      },
    ],
    [
      'an editor creates a call sheet',
      assigned,
      (id) => act('editor', id, 'generate-call-sheet'),
      {
        ...all(staff, 'generated a call sheet for'),
        clientUser: ['mail: Call sheet 1'],
        'operator 1': ['generated a call sheet for', 'mail: Call sheet 1'],
      },
    ],
    [
      'the videographer approves the call sheet',
      withSheet,
      (id) => act('operator 1', id, 'booking-approve-call-sheet'),
      { ...all(staff, 'approved the call sheet of'), editor: ['approved the call sheet of'] },
    ],
    [
      'a client cancels a day before',
      dayBefore,
      (id) => act('clientUser', id, 'make-cancelled', weather),
      {
        ...all(colleagues, 'cancelled', 'mail: Booking cancelled'),
        manager: ['cancelled', 'mail: Booking cancelled'],
        ...all(
          [...admins, 'finance'],
          'cancelled within 24 hours of the shoot, so that a fee is due for',
          'mail: Late cancellation, a fee is due',
        ),
      },
    ],
    [
      'finance change the price',
      assigned,
      (id) => act('finance', id, 'update-costs', price),
      {
        ...all(clients, 'updated the price of'),
        ...all(staff, 'updated the price of'),
        'operator 1': ['updated the price of'],
      },
    ],
    [
      'the videographer comments',
      assigned,
      comment,
      { ...all(clients, 'commented on'), ...all(staff, 'commented on') },
    ],
    [
      'the videographer has done the shoot',
      () => shot('assigned'),
      (id) =>
        act('operator 1', id, 'make-shoot-completed', {
          camera_operator_shoot_footage_upload_type: 'uploaded_to_project',
        }),
      { ...all(clients, 'completed the shoot of'), ...all(staff, 'completed the shoot of') },
    ],
    [
      'the videographer has provided the footage',
      () => shot('shoot_completed'),
      (id) => act('operator 1', id, 'make-video-provided'),
      { ...all(clients, 'provided footage for'), ...all(staff, 'provided footage for') },
    ],
    [
      'staff complete it and ask for feedback',
      () => shot('footage_provided'),
      (id) => act('reviewer', id, 'make-completed', { is_feedback_requested: true }),
      {
        ...all(colleagues, 'completed', 'mail: Booking complete'),
        ...all(staff, 'completed'),
        clientUser: ['completed and asks for your feedback on', 'mail: How was it'],
        'operator 1': ['completed and asks for your feedback on', 'mail: How was it'],
      },
    ],
    [
      'staff complete it without asking for feedback',
      () => shot('footage_provided'),
      (id) => act('reviewer', id, 'make-completed', { is_feedback_requested: false }),
      {
        ...all(clients, 'completed', 'mail: Booking complete'),
        ...all(staff, 'completed'),
        'operator 1': ['completed'],
      },
    ],
    [
      'a client gives feedback',
      () => shot('job_complete'),
      (id) => api.send(person('clientUser'), 'POST', `/feedback?bookingId=${id}`, { rating: 5 }),
      { ...all(staff, 'gave feedback on') },
    ],
    [
      'the videographer submits an invoice',
      () => shot('job_complete'),
      invoice,
      {
        ...all(admins, 'submitted an invoice for', 'mail: Invoice'),
        finance: ['submitted an invoice for', 'mail: Invoice'],
      },
    ],
    [
      'finance approve an invoice',
      invoiced,
      (id) => decide(id, 'make-approved'),
      { 'operator 1': ['approved your invoice for', 'mail: Invoice'] },
    ],
    [
      'finance reject an invoice',
      invoiced,
      (id) => decide(id, 'make-rejected'),
      { 'operator 1': ['rejected your invoice for', 'mail: Invoice'] },
    ],
  ];

  for (const [name, from, run, expected] of rows) {
    test(name, async () => {
      const id = await from();
      const told = await toldBy(id, () => run(id));
      assert.deepEqual(told, expected);
    });
  }

  test('the mail about a fee starts by saying that the booking is cancelled', async () => {
    const id = await cancelled(assignedWithFee);
    const { mails } = await count(id);
    const letter = mails.find(({ kind }) => kind === 'fee_invoice');
    assert.equal(letter?.recipientAddress, one?.email);
    assert.equal(letter?.content.paragraphs[0], 'This booking is cancelled: Weather.');
  });
});
