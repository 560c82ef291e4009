import { numberText, t } from '@shootline/shared-api';
import { allowableParts, lateChangeHours, lateChangeRules } from '@shootline/shared-api/rules';
import { SelectField } from '@shootline/shared-ui/choice-field';
import type { ActionContext, ActionFields } from '../action-engine/booking-action.ts';
import { isPast } from '../bookings/change-deadlines.tsx';

const labels = {
  place: t('Time and place'),
  content: t('Title and content'),
  cancellation: t('Cancellation'),
};

const times = lateChangeHours.map((hours) => ({
  value: String(hours),
  label: t('{hours} hours', { hours: numberText(hours) }),
}));

const latePartsOf = ({ booking }: ActionContext) =>
  allowableParts(booking, (part) => isPast(booking.change_deadlines?.[part]));

function Fields(context: ActionContext) {
  return (
    <>
      <SelectField
        name="part"
        label={t('Late change')}
        options={latePartsOf(context).map((value) => ({ value, label: labels[value] }))}
        isRequired
      />
      <SelectField name="hours" label={t('Possible for')} options={times} isRequired />
    </>
  );
}

export const form: ActionFields<'allow_late_change'> = {
  fields: Fields,
  rules: () => lateChangeRules,
  defaults: (context) => ({ part: latePartsOf(context)[0] ?? null, hours: 24 }),
};
