import { Box, Icon, IconButton, Input } from '@shootline/shared-ui';
import Calendar from 'lucide-react/icons/calendar';
import { type ComponentProps, useRef } from 'react';

/** From DD-MM-YYYY to YYYY-MM-DD, or back. */
const turned = (day: string) => day.split('-').reverse().join('-');

/** A field in which a day is typed as DD-MM-YYYY, and the browser's own calendar to pick it from. */
export function DayInput({
  label,
  day,
  firstDay,
  onPick,
  ...input
}: ComponentProps<typeof Input> & {
  label: string;
  /** The day that the calendar opens at; '' for today. */
  day: string;
  /** The first day that the calendar offers, DD-MM-YYYY. */
  firstDay?: string;
  /** DD-MM-YYYY, or '' when the calendar was cleared. */
  onPick: (day: string) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Box position="relative">
      <Input pe="9" inputMode="numeric" autoComplete="off" placeholder="DD-MM-YYYY" {...input} />
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={firstDay && turned(firstDay)}
        value={turned(day)}
        onChange={(event) => onPick(turned(event.target.value))}
        style={{
          position: 'absolute',
          insetInlineEnd: 0,
          bottom: 0,
          width: 1,
          height: 1,
          opacity: 0,
        }}
      />
      <IconButton
        position="absolute"
        insetEnd="0.5"
        top="50%"
        transform="translateY(-50%)"
        size="xs"
        variant="ghost"
        colorPalette="gray"
        aria-label={`Choose ${label}`}
        disabled={input.disabled}
        onClick={() => picker.current?.showPicker()}
      >
        <Icon icon={Calendar} size={16} />
      </IconButton>
    </Box>
  );
}
