import { t } from '@shootline/shared-api';
const names: Record<string, string> = {
  send_mail: t('Send an email'),
  write_export: t('Write an export'),
  remove_export: t('Delete an expired export'),
  lapse_offer: t('Move on to the next videographer'),
  change_offer_hours: t('Apply new hours for offers'),
  create_hub_project: t('Create a project in the hub'),
  read_own_calendar: t("Read a videographer's own calendar"),
};

/** The name of a kind of job; for an unknown one, its code as words. */
export function jobName(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return names[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
