import { useCurrentUser, type Booking } from '@shootline/shared-api';
import { formatDateTime } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useNavigate } from '@shootline/shared-ui/router';
import { useState } from 'react';
import type { OpenedAction } from './booking-action.ts';
import { ConcurrentChangeNotice } from './concurrent-change-notice.tsx';
import { resolveText } from './resolve-text.ts';

export { ActionContent } from './action-content.tsx';

const isOutOfView = ({ state, permissions }: Booking) =>
  state === 'deleted' || !Object.values(permissions).includes(true);

/** Number, date and place of a booking on one line, without those that a draft still lacks. */
const identityOf = ({ booking_uid, date, address }: Booking) =>
  [
    `#${booking_uid}`,
    date && formatDateTime(date, address?.timezone),
    address?.formatted_address_short,
  ]
    .filter(Boolean)
    .join(' · ');

/** The dialog of every action. It cannot be closed while the action runs, and stays open on failure. */
export function ActionDialog({
  opened,
  onClose,
  onNext,
  isInList = false,
  returnFocusTo,
}: {
  opened: OpenedAction;
  onClose: () => void;
  /** Opens the follow-up action in place of this one. */
  onNext: (next: OpenedAction) => void;
  /** Whether the dialog belongs to a list, which stays open when the booking leaves it. */
  isInList?: boolean;
  returnFocusTo?: () => HTMLElement | null;
}) {
  const { action, booking, input } = opened;
  const viewer = useCurrentUser();
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const done = (changed: Booking) => {
    const next = action.leadsOnTo?.(changed);
    if (next) {
      onNext({ action: next, booking: changed });
      return;
    }
    onClose();
    // The page of a booking that the user can no longer view must not stay in the history.
    if (isOutOfView(changed) && !isInList) void navigate('/', { replace: true });
    else if (action.leadsTo) void navigate(action.leadsTo(changed));
  };
  return (
    <Dialog
      title={resolveText(action.title, booking, input, viewer)}
      subtitle={identityOf(booking)}
      maxWidth={action.maxWidth}
      isBlocked={isBusy}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      {/* Says nothing about the change that this dialog makes. */}
      <ConcurrentChangeNotice opened={opened} isSilent={isBusy} />
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
