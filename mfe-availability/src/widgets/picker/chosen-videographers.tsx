import { t, type Candidate } from '@shootline/shared-api';
import { Box, Text } from '@shootline/shared-ui';
import { ChosenList } from '@shootline/shared-ui/chosen-list';
import { useRef } from 'react';
import { nameOf } from '../candidate/names.ts';

/** The chosen videographers in the order of their offers; keeps its line while nobody is chosen. */
export function ChosenVideographers(props: {
  label: string;
  value: readonly string[];
  chosen: readonly Candidate[];
  onRemove: (uuid: string) => void;
}) {
  const { label, value, chosen, onRemove } = props;
  const frame = useRef<HTMLDivElement>(null);
  const nameIn = (uuid: string) => {
    const candidate = chosen.find((one) => one.uuid === uuid);
    return candidate ? nameOf(candidate) : '…';
  };
  return (
    <Box ref={frame} tabIndex={-1} outline="none">
      {value.length === 0 ? (
        <Text fontSize="sm" color="fg.muted" pt="2">
          {t('Nobody is selected yet.')}
        </Text>
      ) : (
        <ChosenList
          label={label}
          isCompact
          chosen={value.map((uuid) => ({ value: uuid, label: nameIn(uuid) }))}
          onRemove={(uuid) => {
            onRemove(uuid);
            // The button disappears; the next element is one Tab away.
            frame.current?.focus();
          }}
        />
      )}
    </Box>
  );
}
