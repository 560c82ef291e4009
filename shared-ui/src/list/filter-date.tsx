import { Box, Icon, IconButton, Input } from '@shootline/shared-ui';
import { useId, useRef } from 'react';
import { FilterField } from './filter-field.tsx';
import { useDraft } from './use-draft.ts';

/** The day of 'DD-MM-YYYY' as 'YYYY-MM-DD'; undefined when there is no such day. */
export function toIsoDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text.trim()) ?? [];
  if (!day || !month || !year) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isReal ? iso : undefined;
}

const fromIsoDay = (iso: string) => iso.split('-').reverse().join('-');

function normalise(text: string): string | undefined {
  if (text.trim() === '') return '';
  const iso = toIsoDay(text);
  return iso && fromIsoDay(iso);
}

/** A day as DD-MM-YYYY, typed or picked in the browser's own calendar; only real days are passed on. */
export function FilterDate(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { draft, change, commit } = useDraft(props.value, props.onChange, normalise);
  const isInvalid = draft.trim().length >= 8 && !toIsoDay(draft);
  return (
    <FilterField id={id} label={props.label}>
      <Box position="relative">
        <Input
          id={id}
          size="sm"
          pe="9"
          inputMode="numeric"
          autoComplete="off"
          placeholder="DD-MM-YYYY"
          value={draft}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onChange={(event) => change(event.target.value)}
          onBlur={() => commit(draft)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit(draft);
          }}
        />
        <input
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden
          value={toIsoDay(draft) ?? ''}
          onChange={(event) => {
            const text = event.target.value ? fromIsoDay(event.target.value) : '';
            change(text);
            commit(text);
          }}
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
          top="0.5"
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-label={`Choose ${props.label}`}
          onClick={() => picker.current?.showPicker()}
        >
          <Icon name="calendar" size={16} />
        </IconButton>
      </Box>
      {isInvalid && (
        <Box id={`${id}-error`} mt="1" fontSize="xs" color="fg.error">
          Enter a valid date.
        </Box>
      )}
    </FilterField>
  );
}
