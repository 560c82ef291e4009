import { t, type Invoice } from '@shootline/shared-api';

/** A sentence about who is notified of the approval of these invoices, and how. */
export function toldText(invoices: readonly Invoice[]): string {
  const counts = new Map<string, number>();
  for (const { booking } of invoices) {
    const name = booking.camera_operator_full_name ?? t('Unknown');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
  if (invoices.length === 1) {
    return t('{name} gets a notification and an email, unless they have turned these off.', {
      name: names.join(''),
    });
  }
  return t(
    'The supplier of each invoice gets a notification and an email, unless they have turned these off: {names}.',
    { names: names.join(', ') },
  );
}
