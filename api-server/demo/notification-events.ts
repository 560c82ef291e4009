import { type BookingState, isCancelled, isInternal, roles } from '@shootline/shared-api/contract';
import { invoiceVerbs } from '../src/domain/notification/invoice-announcements.ts';
import { feeDueNotice } from '../src/domain/notification/fee-announcements.ts';
import type { Comment } from './comments.ts';
import type { Event } from './event.ts';
import type { Billing } from './invoices.ts';
import { offerEvents } from './offer-events.ts';
import type { Offer } from './offers.ts';
import type { Plan } from './plan.ts';
import type { Member } from './roster.ts';

/** The changes of one booking. */
export type BookingActivity = {
  plan: Plan;
  title: string;
  offers: Offer[];
  project: Comment[];
  internal: Comment[];
  billings: Billing[];
};

const verbs: Partial<Record<BookingState, string>> = {
  new: 'submitted',
  active: 'approved',
  on_hold: 'put on hold',
  cancelled: 'cancelled',
  request_cancelled: 'cancelled',
  shoot_completed: 'completed the shoot of',
  footage_provided: 'provided footage for',
  job_complete: 'completed',
};

export const isFinance = ({ role }: Member) => role === roles.finance || role === roles.admin;

type Step = Plan['steps'][number];

function assignedVerb({ steps, former, videographer }: Plan, step: Step) {
  const isFirst = steps.find(({ to }) => to === 'assigned') === step;
  const assignee = isFirst ? (former ?? videographer) : videographer;
  return step.by === assignee ? 'will film' : `assigned ${assignee?.fullName} to`;
}

/** The verb for a step; finance gets another one when a fee is due. */
function verbOf(plan: Plan, step: Step, isForFinance: boolean) {
  const { slot, former } = plan;
  const { from, to, by } = step;
  if (to === 'assigned') return assignedVerb(plan, step);
  if (from === 'assigned' && to === 'requested' && by && by === former) return 'can no longer film';
  const isFeeDue = isForFinance && slot.isFeeDue && isCancelled({ state: to });
  return isFeeDue && slot.fee
    ? feeDueNotice({ category: slot.fee, due: null, isFirst: true }).verb
    : verbs[to];
}

/** That a videographer can invoice the fee of a cancelled booking. */
function feeInvoiceEvents(plan: Plan, [billing]: Billing[]): Event[] {
  if (!billing?.row.created || !isCancelled(plan)) return [];
  const { supplier } = billing;
  return [
    {
      at: billing.row.created,
      actorId: null,
      isPersonal: true,
      verb: 'opened the invoice of your fee for',
      concerns: (to) => to === supplier,
    },
  ];
}

/** The notifications about a booking, with their recipients. */
export function eventsOf({ plan, offers, project, internal, billings }: BookingActivity): Event[] {
  const staff = ({ role }: Member) => isInternal(role) && role !== roles.finance;
  const everyone = (to: Member) => staff(to) || !isInternal(to.role);
  return [
    ...plan.steps.flatMap((step): Event[] => {
      const of = { at: step.at, actorId: step.by?.id ?? null };
      const [verb, forFinance] = [verbOf(plan, step, false), verbOf(plan, step, true)];
      if (verb === forFinance) return verb ? [{ ...of, verb, concerns: everyone }] : [];
      return [
        ...(verb
          ? [{ ...of, verb, concerns: (to: Member) => everyone(to) && !isFinance(to) }]
          : []),
        ...(forFinance ? [{ ...of, verb: forFinance, concerns: isFinance }] : []),
      ];
    }),
    ...offerEvents(plan, offers),
    ...feeInvoiceEvents(plan, billings),
    ...project.map((each): Event => ({
      at: each.created,
      actorId: each.createdById,
      verb: 'commented on',
      concerns: everyone,
    })),
    ...internal.map((each): Event => ({
      at: each.created,
      actorId: each.createdById,
      verb: 'commented internally on',
      concerns: staff,
    })),
    ...billings.flatMap(({ row, supplier, submitted }): Event[] => {
      const verb = invoiceVerbs[row.kind ?? 'invoice'].submitted;
      return submitted ? [{ at: submitted, actorId: supplier.id, verb, concerns: isFinance }] : [];
    }),
  ];
}
