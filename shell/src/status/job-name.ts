const names: Record<string, string> = {
  send_mail: 'Send a mail',
  write_export: 'Write an export',
  remove_export: 'Delete an expired export',
  lapse_offer: 'Move on to the next videographer',
  change_offer_hours: 'Apply new hours for offers',
  create_hub_project: 'Create a project in the hub',
  read_own_calendar: "Read a videographer's own calendar",
};

/** The name of a kind of job; an unknown one in its own words. */
export function jobName(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return names[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
