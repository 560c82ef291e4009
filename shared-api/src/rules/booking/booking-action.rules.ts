import { t } from '../../texts/texts.ts';
import { type ObjectSchema, array, boolean, mixed, number, object, string } from 'yup';
import type {
  Assignment,
  BookingState,
  Cancellation,
  CancellationFeeCategory,
  CancellationFeeInput,
  ChangeDeadlines,
  Completion,
  CostsInput,
  Declination,
  FirstOffer,
  JobOffer,
  LateChangeInput,
  ShootCompletion,
} from '../../contract/index.ts';
import { confirmedAmount } from '../money/large-amount.rules.ts';
import { ruleTexts, tooLongText } from '../texts.ts';

const { requiredSelect, requiredSelection, requiredText } = ruleTexts;

const choice = (values: string[]) =>
  string().trim().required(requiredSelect).oneOf(values, requiredSelect);
const yesOrNo = () => boolean().required(requiredSelect);

/** The rules of the cancel dialog: details are required only for the reason "other". */
export function cancellationRules(reasons: string[]) {
  return object({
    cancellation_reason: choice(reasons),
    cancellation_details: string()
      .trim()
      .nullable()
      .when('cancellation_reason', {
        is: 'other',
        then: (details) => details.required(requiredText),
      }),
    understood_fee: number().integer().min(0).nullable(),
  }) satisfies ObjectSchema<Cancellation>;
}

/** The rules of the dialog Indicate Shoot Completed. */
export function shootCompletionRules(uploadTypes: string[]) {
  return object({
    camera_operator_shoot_footage_upload_type: choice(uploadTypes),
  }) satisfies ObjectSchema<ShootCompletion>;
}

/** The rules of the dialog Complete Booking. */
export const completionRules = object({
  is_feedback_requested: yesOrNo(),
}) satisfies ObjectSchema<Completion>;

/** In minor units of any currency. */
const mostCost = 100_000_000_000;

const cost = (flag: string) =>
  number()
    .typeError(ruleTexts.number)
    .integer(ruleTexts.number)
    .min(0, ruleTexts.number)
    .max(mostCost, t('Enter an amount of at most 1,000,000,000.'))
    .nullable()
    .when(flag, { is: true, then: (amount) => amount.required(requiredText) });

const confirmed = (side: 'client' | 'camera_operator') =>
  mixed<boolean>().when(
    [`is_${side}_cost_manual`, `${side}_cost`, `${side}_cost_currency`],
    ([isManual, amount, currency]: unknown[]) =>
      confirmedAmount(isManual === true && amount, String(currency)),
  );

/** The rules of the dialog Update Pricing; amounts are minor units. */
export function costsRules(currencies: string[]) {
  return object({
    is_client_cost_manual: yesOrNo(),
    client_cost: cost('is_client_cost_manual'),
    is_client_cost_confirmed: confirmed('client'),
    client_cost_currency: choice(currencies),
    is_camera_operator_cost_manual: yesOrNo(),
    camera_operator_cost: cost('is_camera_operator_cost_manual'),
    is_camera_operator_cost_confirmed: confirmed('camera_operator'),
    camera_operator_cost_currency: choice(currencies),
  }) satisfies ObjectSchema<CostsInput>;
}

/** The rules of the dialog Add Cancellation Fee. */
export function cancellationFeeRules(categories: CancellationFeeCategory[]) {
  return object({
    category: mixed<CancellationFeeCategory>()
      .required(requiredSelect)
      .oneOf(categories, requiredSelect),
    is_assigned_only: yesOrNo(),
    camera_operator: string().required(requiredSelect),
  }) satisfies ObjectSchema<CancellationFeeInput>;
}

type LatePart = keyof ChangeDeadlines;

/** The parts of a booking that have a deadline for clients. */
const lateParts = ['place', 'content', 'cancellation'] as const satisfies LatePart[];

/**
 * Parts of a booking that staff can let clients change, as their deadline has passed. Time and place of an
 * assigned one are for staff, as its videographer would have to confirm.
 */
export const allowableParts = (
  { state }: { state: BookingState },
  isTooLate: (part: LatePart) => boolean,
): LatePart[] =>
  lateParts.filter((part) => isTooLate(part) && !(part === 'place' && state === 'assigned'));

/** Hours for which a late change can be allowed. */
export const lateChangeHours = [4, 24, 48, 72];

/** The rules of the dialog Allow a Late Change. */
export const lateChangeRules = object({
  part: mixed<LatePart>().required(requiredSelect).oneOf(lateParts, requiredSelect),
  hours: number().required(requiredSelect).oneOf(lateChangeHours, requiredSelect),
}) satisfies ObjectSchema<LateChangeInput>;

/** The rules of the dialog Job Offer. */
export const jobOfferRules = object({
  is_selection_manual: yesOrNo(),
  camera_operators: array()
    .of(string().required(requiredSelect))
    .nullable()
    .when('is_selection_manual', {
      is: true,
      then: (chosen) => chosen.required(requiredSelection).min(1, requiredSelection),
    }),
  is_auto_assign_enabled: yesOrNo(),
}) satisfies ObjectSchema<JobOffer>;

/** The rules of the dialog Approve and Offer. */
export const firstOfferRules = object({
  camera_operator: string().required(requiredSelect),
  is_next_best_asked: yesOrNo(),
}) satisfies ObjectSchema<FirstOffer>;

/** The longest reason of declining an offer. */
const longestReason = 200;

/** The rules of declining an offer or giving up a shoot: the reason is optional. */
export const declinationRules = object({
  reason: string().trim().max(longestReason, tooLongText(longestReason)).nullable(),
}) satisfies ObjectSchema<Declination>;

/** The rules of the dialog Assign Videographer. */
export const assignmentRules = object({
  camera_operator: string().required(requiredSelect),
  is_available_only: yesOrNo(),
}) satisfies ObjectSchema<Assignment>;
