import { roleNames, type UserAccess } from '@shootline/shared-api';
import { roleText } from '../own-area/role-text.ts';

export const accessTexts: Record<UserAccess, string> = {
  active: 'Active',
  invited: 'Invited',
  inactive: 'Not active',
};

export const roleOptions = roleNames.map((value) => ({ value, label: roleText(value) }));
