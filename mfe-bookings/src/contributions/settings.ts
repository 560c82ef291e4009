import { t } from '@shootline/shared-api';
import type { WorkspaceSetting } from '@shootline/shared-api/portal';
import { changeHours, workspaceSettingsRules } from '@shootline/shared-api/rules/account';

const { fields: rules } = workspaceSettingsRules;

const options = changeHours.map((value) => ({
  value,
  label:
    value === 'any'
      ? t('No limit in hours')
      : t('{hours} hours before the shoot', { hours: Number(value) }),
}));

const common = { card: t('Changes by Clients'), kind: 'list' } as const;

/** The settings of bookings. */
export const settings: readonly WorkspaceSetting[] = [
  {
    ...common,
    name: 'place_changes_until',
    label: t('Time and place can be changed until'),
    help: t('Date, arrival, length, address and parking. Staff can always change them.'),
    rule: rules.place_changes_until,
    options,
  },
  {
    ...common,
    name: 'content_changes_until',
    label: t('Content can be changed until'),
    help: t('Title, shoot details and additional details; never contacts and invoice.'),
    rule: rules.content_changes_until,
    options,
  },
  {
    ...common,
    name: 'cancellation_until',
    label: t('Bookings can be cancelled until'),
    help: t(
      'Afterwards clients are told to ask the team in a comment. Fees for late cancellations stay as they are.',
    ),
    rule: rules.cancellation_until,
    options,
  },
];
