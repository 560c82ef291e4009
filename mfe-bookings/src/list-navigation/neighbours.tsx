import { type BookingSummary, errorMessage, t } from '@shootline/shared-api';
import { HStack, Icon, IconButton, Spinner, toast, useKey } from '@shootline/shared-ui';
import { useNavigate, useNavigation } from '@shootline/shared-ui/router';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef } from 'react';
import { bookingPath } from '../booking-paths.ts';
import { useNeighbours } from './use-neighbours.ts';

/**
 * Buttons to the previous and next booking of the list that this one was opened from. They replace the
 * page in the history, so Back leads to the list.
 */
export function Neighbours({ bookingId }: { bookingId: string }) {
  const { isInList, previous, hasNext, loadNext, isLoading } = useNeighbours(bookingId);
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const shownId = useRef<string>(null);
  useEffect(() => {
    shownId.current = isLeaving ? null : bookingId;
    return () => void (shownId.current = null);
  }, [bookingId, isLeaving]);
  const show = (booking: BookingSummary | null) => {
    if (booking) void navigate(bookingPath(booking), { replace: true });
  };
  const showPrevious = () => show(previous);
  const showNext = () => {
    if (!hasNext || isLoading) return;
    // Ignores the loaded page if the user has left the booking meanwhile.
    const isStillHere = () => shownId.current === bookingId;
    loadNext().then(
      (next) => isStillHere() && show(next),
      (error: unknown) => isStillHere() && toast.error(errorMessage(error)),
    );
  };
  useKey('[', t('Previous booking of the list'), showPrevious, { isEnabled: previous !== null });
  useKey(']', t('Next booking of the list'), showNext, { isEnabled: hasNext });
  if (!isInList) return null;
  return (
    <HStack role="group" aria-label={t('Bookings of the list')} gap="1">
      <StepButton
        label={t('Previous booking')}
        shortcut="["
        icon={ChevronUp}
        isPossible={previous !== null}
        onClick={showPrevious}
      />
      <StepButton
        label={t('Next booking')}
        shortcut="]"
        icon={ChevronDown}
        isPossible={hasNext}
        isBusy={isLoading}
        onClick={showNext}
      />
    </HStack>
  );
}

interface StepButtonProps {
  label: string;
  shortcut: string;
  icon: LucideIcon;
  isPossible: boolean;
  isBusy?: boolean;
  onClick: () => void;
}

/** Stays focusable at an end of the list, to keep the focus. */
function StepButton({ label, shortcut, icon, isPossible, isBusy, onClick }: StepButtonProps) {
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      size="xs"
      aria-label={label}
      title={`${label} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      aria-disabled={!isPossible || undefined}
      opacity={isPossible ? undefined : '0.4'}
      onClick={onClick}
    >
      {isBusy ? <Spinner size="xs" /> : <Icon icon={icon} size={18} />}
    </IconButton>
  );
}
