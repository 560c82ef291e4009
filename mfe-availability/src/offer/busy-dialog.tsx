import type { Availability } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';
import { ConfirmDialog } from '@shootline/shared-ui/action-form';

interface BusyDialogProps {
  offer: Availability;
  /** Whether the videographer gives up their own shoot; otherwise staff answer for them. */
  isOwn: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

function question({ offer, isOwn }: BusyDialogProps): string {
  if (isOwn) return 'Do you want to give up this shoot?';
  const name = offer.camera_operator?.full_name || 'this videographer';
  const asked = `Are you sure you want to mark ${name} as busy for this booking?`;
  return offer.standing === 'assigned'
    ? `${asked} They are assigned to it and will be unassigned.`
    : asked;
}

function consequence({ offer: { standing, camera_operator }, isOwn }: BusyDialogProps): string {
  if (isOwn) return 'Our team is told by mail. The client is notified that you can no longer film.';
  const told = `${camera_operator?.full_name || 'The videographer'} is told by mail.`;
  return `${told} ${standing === 'assigned' ? 'The client and staff' : 'Staff'} are notified.`;
}

/** Confirms that an assignee gives up a shoot, or that staff answer for a videographer (decisions §8). */
export function BusyDialog(props: BusyDialogProps) {
  const { offer, isOwn, onConfirm, onClose } = props;
  const label = isOwn ? 'Unavailable' : 'Make Busy';
  return (
    <ConfirmDialog
      title={label}
      subtitle={offer.booking.title}
      text={question(props)}
      consequences={<Text color="fg.muted">{consequence(props)}</Text>}
      buttons={{ primary: label, progress: 'Saving...', isDangerous: true }}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
