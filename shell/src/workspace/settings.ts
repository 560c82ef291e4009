import { t } from '@shootline/shared-api';
import type { WorkspaceSetting } from '@shootline/shared-api/portal';
import { workspaceSettingsRules } from '@shootline/shared-api/rules/account';

/** The settings of the shell's own areas. */
export const ownSettings: readonly WorkspaceSetting[] = [
  {
    name: 'second_factor',
    card: t('Signing In'),
    label: t('Second factor required of'),
    help: t(
      'They must set up an authenticator app before anything else; for everyone else it is optional. Users who sign in from the hub are asked by the hub.',
    ),
    kind: 'list',
    rule: workspaceSettingsRules.fields.second_factor,
    options: [
      { value: 'optional', label: t('Nobody') },
      { value: 'admins', label: t('Admins') },
      { value: 'finance', label: t('Admins and finance') },
      { value: 'staff', label: t('All staff') },
      { value: 'everyone', label: t('Everyone') },
    ],
  },
];

/** The label of a setting's value. */
export function settingValueText({ options }: WorkspaceSetting, value: string): string {
  const labels = new Map<string, string>(options.map((one) => [one.value, one.label]));
  return labels.get(value) ?? value;
}

/** The name of a setting in a list of changes, with its card if its label needs that. */
export function settingTitle({ card, label, kind }: WorkspaceSetting): string {
  return kind === 'list' ? `${card}, ${label.toLowerCase()}` : label;
}
