import { roleNames, type UserAccess, t } from '@shootline/shared-api';
import { roleText } from '../own-pages/role-text.ts';

export const accessTexts: Record<UserAccess, string> = {
  active: t('Active'),
  invited: t('Invited'),
  inactive: t('Not active'),
};

export const roleOptions = roleNames.map((value) => ({ value, label: roleText(value) }));
