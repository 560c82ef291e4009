import { numberText, t } from '@shootline/shared-api';
import { lateChangeHours, lateChangeRules } from '@shootline/shared-api/rules';
import { SelectField } from '@shootline/shared-ui/choice-field';
import type { ActionContext, ActionFields } from '../action-engine/booking-action.ts';

const parts = [
  { value: 'place', label: t('Time and place') },
  { value: 'content', label: t('Title and content') },
  { value: 'cancellation', label: t('Cancellation') },
] as const;

const times = lateChangeHours.map((hours) => ({
  value: String(hours),
  label: t('{hours} hours', { hours: numberText(hours) }),
}));

const latePartsOf = ({ booking }: ActionContext) => {
  const isLate = (deadline?: string | null) => deadline && new Date(deadline) <= new Date();
  return parts.filter(
    ({ value }) =>
      isLate(booking.change_deadlines?.[value]) &&
      !(value === 'place' && booking.state === 'assigned'),
  );
};

function Fields(context: ActionContext) {
  return (
    <>
      <SelectField name="part" label={t('Late change')} options={latePartsOf(context)} isRequired />
      <SelectField name="hours" label={t('Possible for')} options={times} isRequired />
    </>
  );
}

export const form: ActionFields<'allow_late_change'> = {
  fields: Fields,
  rules: () => lateChangeRules,
  defaults: (context) => ({ part: latePartsOf(context)[0]?.value ?? null, hours: 24 }),
};
