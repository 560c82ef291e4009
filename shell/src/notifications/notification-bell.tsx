import { lazyModule } from '@shootline/shared-api';
import { BellButton, LazyDialog } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { unreadCount } from './unread-count.queries.ts';

const panel = lazyModule(() => import('./notification-panel.tsx'));

/** The bell with the number of unread notifications; opens the notifications. */
export function NotificationBell() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { data: unread = 0 } = useQuery(unreadCount());
  const close = () => setIsOpen(false);
  return (
    <>
      <BellButton {...{ id, unread, isOpen }} onClick={() => setIsOpen(!isOpen)} />
      {isOpen && (
        <LazyDialog of={panel} onClose={close}>
          {({ NotificationPanel }) => <NotificationPanel anchorId={id} onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}
