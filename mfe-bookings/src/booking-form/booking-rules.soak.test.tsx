import { type BookingInput, roles } from '@shootline/shared-api';
import { wallParts } from '@shootline/shared-api/values';
import { buildUser, mockApi } from '@shootline/shared-api/testing';
import {
  type SpecifiedRule,
  bookingRuleTable,
  briefedAt,
  adminBrief,
  completeBrief,
} from '@shootline/shared-api/testing/booking-rules';
import { freezeDate, loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { bookingWith } from './testing/booking-with.ts';
import { briefField } from './testing/brief-field.ts';
import { buildClient, formServer } from './testing/form-server.ts';
import { enter } from './testing/enter.ts';

const server = formServer();
freezeDate(briefedAt);
beforeAll(() => loadPages(routes));

/** Rules that the form makes impossible to break, with the reason. */
const impossible: Record<string, string> = {
  "the client's longest shoot":
    'the choices end there, or at the previous length, which may be kept',
  'an address is manual or not': 'no answer is shown, and saved, as No',
  'manual address: timezone exists': 'the choices are all zones, and no booking is in another',
  'invoice_to_user: company has 200 characters at most': 'Invoice To has no company',
  'only an admin chooses the client': 'nobody else has the field',
};

/** Rules about times that do not exist, which no booking can have. */
const isOfNoInstant = ({ rule }: SpecifiedRule) =>
  rule.endsWith('on a day that exists') || rule.endsWith('a time that the clocks do not skip');

const isHeldInDrafts = (rule: SpecifiedRule) => !(rule.rule in impossible) && !isOfNoInstant(rule);

const fieldsOf = ({ wrong, right }: SpecifiedRule) => Object.keys({ ...wrong, ...right });

/** Groups rules that one form can break at once: the same user, and no field twice. */
function grouped(rules: SpecifiedRule[]): SpecifiedRule[][] {
  const groups: SpecifiedRule[][] = [];
  for (const rule of rules) {
    const fields = new Set(fieldsOf(rule));
    const group = groups.find((others) =>
      others.every(
        (other) => other.who === rule.who && !fieldsOf(other).some((field) => fields.has(field)),
      ),
    );
    if (group) group.push(rule);
    else groups.push([rule]);
  }
  return groups;
}

/** Opens the form of a draft with the complete brief and these changes. */
async function open(changes: BookingInput, who: SpecifiedRule['who']) {
  const user = buildUser(who === 'admin' ? roles.admin : roles.client_user);
  const client = buildClient('00000000-0000-4000-8000-00000000c11e', 'Harbour Foods', 12);
  const complete = who === 'admin' ? adminBrief : completeBrief;
  const booking = bookingWith(complete({ client: client.id, ...changes }));
  const calls: string[] = [];
  server.use(
    mockApi.get('/client', () => [client]),
    mockApi.get('/booking/{id}', () => booking),
    mockApi.put('/booking/{id}', () => {
      calls.push('save');
      return booking;
    }),
    mockApi.put('/booking/{id}/submit-draft', () => {
      calls.push('submit');
      return { ...booking, state: 'new' as const, state_display: 'New' };
    }),
  );
  const view = renderRoute(routes, `/booking/${booking.uuid}/update`, { user });
  const button = await screen.findByRole('button', { name: 'Submit Draft' });
  return { ...view, calls, submit: () => view.user.click(button) };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** The first note at each rule's field, by rule; an error comes before the help. */
const notesAt = (rules: SpecifiedRule[]) =>
  Object.fromEntries(
    rules.map(({ rule, field }) => {
      const [first = ''] = (briefField(field).getAttribute('aria-describedby') ?? '').split(' ');
      return [rule, document.getElementById(first)?.textContent];
    }),
  );

const textsOf = (rules: SpecifiedRule[]) =>
  Object.fromEntries(rules.map(({ rule, text }) => [rule, text]));

async function expectRefusal({ submit, calls }: Opened, rules: SpecifiedRule[]) {
  await submit();
  await screen.findByText(/^There are validation errors in the values/);
  expect(notesAt(rules)).toEqual(textsOf(rules));
  expect(calls).toEqual([]);
}

async function expectAcceptance({ submit, calls }: Opened) {
  await submit();
  expect(await screen.findByText('New Booking Submitted')).toBeVisible();
  expect(calls.at(-1)).toBe('submit');
}

const groups = grouped(bookingRuleTable.filter(isHeldInDrafts));

test.each(groups.map((rules) => [rules[0]?.rule, rules.length - 1, rules] as const))(
  '%s, and %i other rules in the same form',
  async (_name, _count, rules) => {
    const who = rules[0]?.who;
    const all = (side: 'wrong' | 'right') =>
      rules.reduce<BookingInput>((brief, rule) => ({ ...brief, ...rule[side] }), {});
    const form = await open(all('wrong'), who);
    await expectRefusal(form, rules);
    form.unmount();
    await expectAcceptance(await open(all('right'), who));
  },
);

const ofNoInstant = bookingRuleTable.filter(isOfNoInstant);

test.each(ofNoInstant.map((rule) => [rule.rule, rule] as const))('%s', async (_name, rule) => {
  const form = await open(rule.right, rule.who);
  const type = async ({ date, arrival_and_setup_date }: BookingInput) => {
    const { day, time } = wallParts(date);
    await enter(form.user, 'Date', day);
    await enter(form.user, 'Shoot time', time);
    await enter(form.user, 'Arrival for set-up', wallParts(arrival_and_setup_date).time);
  };
  await type({ ...completeBrief(), ...rule.wrong });
  await expectRefusal(form, [rule]);
  await type({ ...completeBrief(), ...rule.right });
  await expectAcceptance(form);
});

test('tries every rule that a form can break', () => {
  const tried = [...groups.flat(), ...ofNoInstant].map(({ rule }) => rule);
  const all = bookingRuleTable.map(({ rule }) => rule);
  expect([...tried, ...Object.keys(impossible)].sort()).toEqual(all.sort());
});
