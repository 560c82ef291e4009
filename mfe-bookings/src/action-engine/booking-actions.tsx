import type { Booking } from '@shootline/shared-api';
import { Box, LazyDialog } from '@shootline/shared-ui';
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
import type { DialogAction, OpenedAction } from './booking-action.ts';
import { dialogCode } from './define-booking-action.tsx';
import { formOn } from './resolve-text.ts';

interface BookingActions {
  /** Opens an action's dialog on a booking, with `input` if it is already known. */
  open: (action: DialogAction, booking: Booking, input?: unknown) => void;
  menuButton: RefObject<HTMLButtonElement | null>;
  /** The page element, which can take the focus. */
  page: RefObject<HTMLDivElement | null>;
}

const BookingActionsContext = createContext<BookingActions | null>(null);

/** Opens the dialogs of `BookingActionsProvider`. */
export function useBookingActions(): BookingActions {
  const actions = useContext(BookingActionsContext);
  if (!actions) throw new Error('There is no BookingActionsProvider around this.');
  return actions;
}

/** Whether an element can still take the focus, unlike an item of a closed menu. */
const isThere = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  !element.matches(':disabled') &&
  !element.closest('[role=menu]');

/**
 * Renders the open dialog beside the page, on the booking as it was on opening: other users' changes
 * update the page, not the dialog.
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
        setOpened({ action: formOn(action, booking), booking, input });
      },
      menuButton,
      page,
    }),
    [],
  );
  // The opener may have disappeared with its row, and the menu with the booking.
  const returnFocusTo = () =>
    [opener.current, menuButton.current, page.current].find(isThere) ?? null;
  return (
    <BookingActionsContext value={actions}>
      <Box ref={page} tabIndex={-1} outline="none">
        {children}
      </Box>
      {opened && (
        <LazyDialog of={dialogCode} onClose={close}>
          {({ ActionDialog }) => (
            <ActionDialog
              key={opened.action.label}
              opened={opened}
              onClose={close}
              onNext={setOpened}
              returnFocusTo={returnFocusTo}
            />
          )}
        </LazyDialog>
      )}
    </BookingActionsContext>
  );
}
