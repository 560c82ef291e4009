import { t, currentLocale } from '@shootline/shared-api';
import {
  DatePickerContent,
  DatePickerDayTable,
  DatePickerHeader,
  DatePickerMonthTable,
  DatePickerPositioner,
  DatePickerRoot,
  DatePickerView,
  DatePickerYearTable,
  parseDate,
} from '@chakra-ui/react/date-picker';
import { FocusTrap } from '@chakra-ui/react/focus-trap';
import { Portal } from '@chakra-ui/react/portal';
import { datePickerSlotRecipe } from '@chakra-ui/react/theme';
import { Button } from '@shootline/shared-ui';
import { usePanelFocus } from '@shootline/shared-ui/popover';
import { useRef } from 'react';
import { ChakraParts } from '@shootline/shared-ui/chakra-parts';

/** Converts DD-MM-YYYY to YYYY-MM-DD, or back. */
const turned = (day: string) => day.split('-').reverse().join('-');

export interface DayCalendarProps {
  /** The ids of the field, of the button that opened the calendar, and of the calendar itself. */
  ids: { control: string; trigger: string; content: string };
  label: string;
  /** The day shown first; '' for today. */
  day: string;
  /** The earliest day that can be picked, DD-MM-YYYY. */
  firstDay?: string;
  /** DD-MM-YYYY, or '' when the day was cleared. */
  onPick: (day: string) => void;
  onClose: () => void;
}

/**
 * A month calendar beside its field, to pick a day. Open while it is rendered, so its code can be loaded by
 * the click.
 */
export function DayCalendar({ ids, label, day, firstDay, onPick, onClose }: DayCalendarProps) {
  const content = useRef<HTMLDivElement>(null);
  usePanelFocus(content, ids.trigger, '[data-view=day][data-focus]');
  const first = firstDay === undefined ? undefined : parseDate(turned(firstDay));
  const chosen = day === '' ? undefined : parseDate(turned(day));
  // An earlier day would appear as the first one, which could then not be picked.
  const isOffered = chosen && (first === undefined || chosen.compare(first) >= 0);
  return (
    <ChakraParts>
      <DatePickerRoot
        recipe={datePickerSlotRecipe}
        ids={ids}
        open
        locale={currentLocale()}
        startOfWeek={1}
        timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
        min={first}
        defaultValue={isOffered ? [chosen] : []}
        positioning={{ placement: 'bottom-end' }}
        onValueChange={({ value: [picked] }) => picked && onPick(turned(picked.toString()))}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
      >
        <Portal>
          <DatePickerPositioner>
            <DatePickerContent
              ref={content}
              role="dialog"
              aria-roledescription={undefined}
              aria-label={t('Choose {label}', { label })}
              borderWidth="1px"
              animationName="none"
              lineHeight="inherit"
            >
              <FocusTrap display="contents" initialFocus={false} returnFocusOnDeactivate={false}>
                <DatePickerView view="day">
                  <DatePickerHeader />
                  <DatePickerDayTable />
                </DatePickerView>
                <DatePickerView view="month">
                  <DatePickerHeader />
                  <DatePickerMonthTable />
                </DatePickerView>
                <DatePickerView view="year">
                  <DatePickerHeader />
                  <DatePickerYearTable />
                </DatePickerView>
                {day !== '' && (
                  <Button
                    size="sm"
                    variant="ghost"
                    alignSelf="start"
                    onClick={() => {
                      onPick('');
                      onClose();
                    }}
                  >
                    {t('Clear')}
                  </Button>
                )}
              </FocusTrap>
            </DatePickerContent>
          </DatePickerPositioner>
        </Portal>
      </DatePickerRoot>
    </ChakraParts>
  );
}
