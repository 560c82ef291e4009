import type { Booking } from '@shootline/shared-api';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ActionDialog, type OpenedAction } from './action-dialog.tsx';
import type { BookingAction } from './define-booking-action.tsx';

interface BookingActions {
  /** Opens an action's dialog on a booking; `input` where the opener knows it. */
  open: (action: BookingAction, booking: Booking, input?: unknown) => void;
  menuButton: RefObject<HTMLButtonElement | null>;
}

const BookingActionsContext = createContext<BookingActions | null>(null);

/** How what is inside opens the dialogs of `BookingActionsProvider`. */
export function useBookingActions(): BookingActions {
  const actions = useContext(BookingActionsContext);
  if (!actions) throw new Error('There is no BookingActionsProvider around this.');
  return actions;
}

/**
 * Holds the dialog that is open. It stands beside the page and keeps the booking that it was opened
 * on, so that what others do to the booking meanwhile changes the page and not the dialog.
 */
export function BookingActionsProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedAction | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpened(null), []);
  // The button takes no focus once the booking permits nothing more.
  const focusAfter = useCallback(() => {
    const button = menuButton.current;
    return button && !button.disabled ? button : document.querySelector('main');
  }, []);
  const actions = useMemo<BookingActions>(
    () => ({
      open: (action, booking, input) => setOpened({ action, booking, input }),
      menuButton,
    }),
    [],
  );
  return (
    <BookingActionsContext value={actions}>
      {children}
      {opened && <ActionDialog opened={opened} onClose={close} returnFocusTo={focusAfter} />}
    </BookingActionsContext>
  );
}
