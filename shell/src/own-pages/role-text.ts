import { t, translated } from '@shootline/shared-api';
/** The label of a role, by its name in `role_type`. */
export function roleText(name: string): string {
  if (name === 'camera_operator') return t('Videographer');
  const words = name.replaceAll('_', ' ');
  return translated(words.charAt(0).toUpperCase() + words.slice(1));
}
