import { urlValue } from '@shootline/shared-api';
import { Box, Icon, IconButton, Input } from '@shootline/shared-ui';
import { useId, useRef } from 'react';
import { FilterField } from './filter-field.tsx';
import { useDraft } from './use-draft.ts';

/** What was typed as DD-MM-YYYY; '' for nothing, undefined when there is no such day. */
function normalise(text: string): string | undefined {
  if (text.trim() === '') return '';
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text.trim()) ?? [];
  if (!day || !month || !year) return undefined;
  return urlValue.day(`${day.padStart(2, '0')}-${month.padStart(2, '0')}-${year}`);
}

/** From DD-MM-YYYY to YYYY-MM-DD, or back. */
const turned = (day: string) => day.split('-').reverse().join('-');

/** A day as DD-MM-YYYY, typed or picked in the browser's own calendar; only real days are passed on. */
export function FilterDate(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { draft, change, commit } = useDraft(props.value, props.onChange, normalise);
  const day = normalise(draft);
  const isInvalid = draft.trim().length >= 8 && day === undefined;
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
          value={turned(day ?? '')}
          onChange={(event) => {
            commit(turned(event.target.value));
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
