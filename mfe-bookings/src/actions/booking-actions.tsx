import type { Booking } from '@shootline/shared-api';
import { Box } from '@shootline/shared-ui';
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
import { ActionDialog } from './action-dialog.tsx';
import type { DialogAction, OpenedAction } from './booking-action.ts';

interface BookingActions {
  /** Opens an action's dialog on a booking; `input` where the opener knows it. */
  open: (action: DialogAction, booking: Booking, input?: unknown) => void;
  menuButton: RefObject<HTMLButtonElement | null>;
  /** All of the page; can be focused. */
  page: RefObject<HTMLDivElement | null>;
}

const BookingActionsContext = createContext<BookingActions | null>(null);

/** How what is inside opens the dialogs of `BookingActionsProvider`. */
export function useBookingActions(): BookingActions {
  const actions = useContext(BookingActionsContext);
  if (!actions) throw new Error('There is no BookingActionsProvider around this.');
  return actions;
}

/** Whether an element can still take the focus, which the items of a closed menu cannot. */
const isThere = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  !element.matches(':disabled') &&
  !element.closest('[role=menu]');

/**
 * Holds the dialog that is open. It stands beside the page and keeps the booking that it was opened
 * on, so that what others do to the booking meanwhile changes the page and not the dialog.
 */
export function BookingActionsProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedAction | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const page = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpened(null), []);
  const actions = useMemo<BookingActions>(
    () => ({
      open: (action, booking, input) => {
        opener.current = document.activeElement;
        setOpened({ action, booking, input });
      },
      menuButton,
      page,
    }),
    [],
  );
  // What opened the dialog may have gone with its row, the menu with the whole booking.
  const returnFocusTo = () =>
    [opener.current, menuButton.current, page.current].find(isThere) ?? null;
  return (
    <BookingActionsContext value={actions}>
      <Box ref={page} tabIndex={-1} outline="none">
        {children}
      </Box>
      {opened && <ActionDialog opened={opened} onClose={close} returnFocusTo={returnFocusTo} />}
    </BookingActionsContext>
  );
}
