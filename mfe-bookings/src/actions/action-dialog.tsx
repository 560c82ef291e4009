import type { Booking } from '@shootline/shared-api';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useNavigate } from '@shootline/shared-ui/router';
import { useState } from 'react';
import type { OpenedAction } from './booking-action.ts';
import { MeanwhileNotice } from './meanwhile-notice.tsx';

const isOutOfView = ({ state, permissions }: Booking) =>
  state === 'deleted' || !Object.values(permissions).includes(true);

/** The one dialog of every action: closing is blocked while it is done; a failure keeps it open. */
export function ActionDialog({
  opened,
  onClose,
  returnFocusTo,
}: {
  opened: OpenedAction;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
}) {
  const { action, booking, input } = opened;
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const done = (changed: Booking) => {
    onClose();
    // Nobody stays at, or goes back to, a booking that is no longer there for them.
    if (isOutOfView(changed)) void navigate('/', { replace: true });
    else if (action.leadsTo) void navigate(action.leadsTo(changed));
  };
  return (
    <Dialog
      title={action.title}
      maxWidth={action.maxWidth}
      isBlocked={isBusy}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      {/* What this dialog itself is changing is not news to its user. */}
      <MeanwhileNotice opened={opened} isSilent={isBusy} />
      <action.Content
        booking={booking}
        input={input}
        onCancel={onClose}
        onDone={done}
        onBusy={setIsBusy}
      />
    </Dialog>
  );
}
