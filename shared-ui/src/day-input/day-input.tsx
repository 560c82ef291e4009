import { lazyModule, t } from '@shootline/shared-api';
import { Box, Icon, IconButton, Input, LazyDialog } from '@shootline/shared-ui';
import Calendar from 'lucide-react/icons/calendar';
import { type ComponentProps, useCallback, useId, useState } from 'react';
import type { DayCalendarProps } from './day-calendar.tsx';

const calendar = lazyModule(() => import('./day-calendar.tsx'));

/** A field for a day typed as DD-MM-YYYY or picked in a calendar. */
export function DayInput({
  label,
  day,
  firstDay,
  onPick,
  ...input
}: ComponentProps<typeof Input> & Omit<DayCalendarProps, 'ids' | 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const id = useId();
  const ids = { control: `${id}-field`, trigger: `${id}-open`, content: `${id}-calendar` };
  return (
    <Box id={ids.control} position="relative">
      <Input pe="9" inputMode="numeric" autoComplete="off" placeholder="DD-MM-YYYY" {...input} />
      <IconButton
        id={ids.trigger}
        position="absolute"
        insetEnd="1"
        top="50%"
        transform="translateY(-50%)"
        size="xs"
        variant="ghost"
        colorPalette="gray"
        aria-label={t('Choose {label}', { label })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? ids.content : undefined}
        disabled={input.disabled}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon icon={Calendar} size={16} />
      </IconButton>
      {isOpen && (
        <LazyDialog of={calendar} onClose={close}>
          {({ DayCalendar }) => (
            <DayCalendar {...{ ids, label, day, firstDay, onPick }} onClose={close} />
          )}
        </LazyDialog>
      )}
    </Box>
  );
}
