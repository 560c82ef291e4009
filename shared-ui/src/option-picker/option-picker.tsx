import { t } from '@shootline/shared-api';
import { Box, styled, Input, Skeleton } from '@shootline/shared-ui';
import { FieldNotes, RequiredMark } from '@shootline/shared-ui/form';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { RowsFrame, RowsSkeleton, rowsInSight } from './rows-frame.tsx';

interface Frame {
  label: string;
  /** The number of options, if known before they are loaded. */
  rows?: number | undefined;
}

interface OptionPickerProps extends Frame {
  /** The name of the form's field, given to the search or the rows so that the form finds it. */
  name: string;
  error?: string | undefined;
  /** The chosen options, shown above the search. */
  chosen?: ReactNode;
  searched: string;
  onSearch: (text: string) => void;
  /** Whether the rows still belong to an earlier search. */
  isBusy: boolean;
  /** Renders the rows, given their input name and the ids of their label and description. */
  children: (rows: RowsContext) => ReactNode;
}

interface RowsContext {
  name: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** Reserves its height before anything is chosen. */
function ChosenFrame({ children }: { children?: ReactNode }) {
  return (
    <Box minH="11" mb="1">
      {children}
    </Box>
  );
}

// The element the form focuses if there is no search and no row to choose.
const Group = styled('fieldset');

const hasSearch = (rows = Infinity) => rows > rowsInSight;

/**
 * Options with a line or two of details, all visible, searchable if there are many. Enter and the down
 * arrow move from the search to the first option.
 */
export function OptionPicker(props: OptionPickerProps) {
  const { label, name, error, rows, chosen, searched, onSearch, isBusy, children } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const labelId = `${id}-label`;
  const described = { 'aria-describedby': error ? `${id}-error` : undefined };
  const isSearched = hasSearch(rows);

  const isAwaited = useRef(false);

  const focusFirst = () =>
    frame.current?.querySelector<HTMLElement>('input, [tabindex="0"]')?.focus();
  useEffect(() => {
    if (isBusy || !isAwaited.current) return;
    isAwaited.current = false;
    focusFirst();
  }, [isBusy]);
  const goToRows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    // Enter would submit the form.
    event.preventDefault();
    // Waits for the new rows, so a fast typist does not land on a row of an earlier search.
    if (isBusy) isAwaited.current = true;
    else focusFirst();
  };
  return (
    <Box>
      <Box id={labelId} mb="1" fontSize="sm" fontWeight="medium">
        {label}
        <RequiredMark isRequired />
      </Box>
      {chosen && <ChosenFrame>{chosen}</ChosenFrame>}
      {isSearched && (
        <Input
          type="search"
          name={name}
          mb="2"
          placeholder={t('Type a name')}
          aria-label={t('{label}, search by name', { label })}
          aria-invalid={error ? true : undefined}
          {...described}
          value={searched}
          onChange={({ target }) => {
            isAwaited.current = false;
            onSearch(target.value);
          }}
          onKeyDown={goToRows}
          onBlur={() => void (isAwaited.current = false)}
        />
      )}
      <Group
        {...(isSearched
          ? { role: 'presentation' }
          : { name, tabIndex: -1, 'aria-labelledby': labelId, ...described })}
        minW="0"
        borderRadius="l2"
        focusVisibleRing="outside"
      >
        <RowsFrame ref={frame} rows={rows} isBusy={isBusy}>
          {children({
            name: isSearched ? t('{name} rows', { name }) : name,
            labelledBy: labelId,
            describedBy: described['aria-describedby'],
            isInvalid: error !== undefined,
          })}
        </RowsFrame>
      </Group>
      <FieldNotes id={id} error={error} />
    </Box>
  );
}

/** Fills the place of an `OptionPicker` whose code is loading, so nothing moves when it appears. */
export function OptionPickerSkeleton({
  label,
  rows,
  isMultiple,
}: Frame & { isMultiple?: boolean }) {
  return (
    <Box>
      <Box aria-hidden mb="1" fontSize="sm" fontWeight="medium">
        {label}
      </Box>
      {isMultiple && <ChosenFrame />}
      {hasSearch(rows) && <Skeleton h="10" mb="2" />}
      <RowsFrame rows={rows}>
        <RowsSkeleton rows={rows} />
      </RowsFrame>
    </Box>
  );
}
