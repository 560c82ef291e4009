import { t } from '@shootline/shared-api';
import { createListCollection } from '@chakra-ui/react/collection';
import {
  ListboxContent,
  ListboxInput,
  ListboxItem,
  ListboxItemGroup,
  ListboxItemGroupLabel,
  ListboxRoot,
} from '@chakra-ui/react/listbox';
import { listboxSlotRecipe } from '@chakra-ui/react/theme';
import { Box, Input, Text, VisuallyHidden } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { afterKeyUp, type Command } from '@shootline/shared-ui/page-hooks';
import { useMemo, useState } from 'react';
import { ChakraParts } from '@shootline/shared-ui/chakra-parts';

/** A choice of the palette; its id is unique among all groups. */
export type PaletteEntry = Command & {
  /** Distinguishes entries with the same name. */
  details?: string;
};

export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

/** The lowest limit of the filters searched with the text: invoice numbers. */
const longestText = 100;

function Groups({ groups }: { groups: readonly PaletteGroup[] }) {
  return groups.map(({ title, entries }) => (
    <ListboxItemGroup key={title} gap="0">
      <ListboxItemGroupLabel px="3" pt="3" pb="1" fontSize="xs" color="fg.muted">
        {title}
      </ListboxItemGroupLabel>
      {entries.map((entry) => (
        <ListboxItem
          key={entry.id}
          item={entry}
          display="block"
          minH="11"
          px="3"
          py="2"
          fontSize="sm"
          cursor="pointer"
          _highlighted={{ bg: 'bg.muted' }}
        >
          <Text
            as="span"
            display="block"
            overflowWrap="anywhere"
            {...(entry.isDangerous ? { color: 'fg.error' } : {})}
          >
            {entry.label}
          </Text>
          {entry.details && (
            <Text as="span" display="block" fontSize="xs" color="fg.muted">
              {entry.details}
            </Text>
          )}
        </ListboxItem>
      ))}
    </ListboxItemGroup>
  ));
}

/**
 * A dialog with a search field and the results in groups below it, chosen by arrow keys and Enter or by a
 * click. `status` says what is still loading, or why there are no results.
 */
export function Palette(props: {
  /** The kinds of results, as a label. */
  label: string;
  /** Returns what was typed before the field had the focus. */
  takeTyped?: () => string;
  onType: (text: string) => void;
  groups: readonly PaletteGroup[];
  status: string;
  /** Number of entries to announce; 0 announces none. */
  count: number;
  onChoose: (command: Command) => void;
  onClose: () => void;
}) {
  const { label, takeTyped, onType, groups, status, count, onChoose, onClose } = props;
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const [movedTo, setMovedTo] = useState<string | null>(null);
  // Late results do not take the highlight from a user who has moved it.
  const highlighted = entries.find(({ id }) => id === movedTo) ?? entries[0];
  const collection = useMemo(
    () =>
      createListCollection<PaletteEntry>({
        items: entries,
        itemToString: ({ label: name }) => name,
        itemToValue: ({ id }) => id,
      }),
    [entries],
  );
  return (
    <Dialog title={t('Search')} maxWidth={640} onClose={onClose}>
      <ChakraParts>
        <ListboxRoot
          recipe={listboxSlotRecipe}
          collection={collection}
          value={[]}
          highlightedValue={highlighted?.id ?? null}
          onHighlightChange={({ highlightedValue }) => setMovedTo(highlightedValue)}
          onSelect={({ value }) => {
            const entry = entries.find(({ id }) => id === value);
            if (entry) onChoose(entry);
          }}
        >
          <ListboxInput asChild>
            <Input
              role="combobox"
              aria-expanded={entries.length > 0}
              aria-label={label}
              placeholder={label}
              maxLength={longestText}
              data-autofocus
              onFocus={({ target }) => {
                const typed = target.value === '' && takeTyped?.();
                if (!typed) return;
                target.value = typed;
                onType(typed);
              }}
              onChange={({ target }) => {
                setMovedTo(null);
                onType(target.value);
              }}
              onKeyDownCapture={(event) => {
                if (event.key !== 'Enter' || !highlighted || !('href' in highlighted)) return;
                event.preventDefault();
                afterKeyUp(() => onChoose(highlighted));
              }}
            />
          </ListboxInput>
          <ListboxContent
            hidden={entries.length === 0}
            mt="2"
            maxH="min(26rem, 60dvh)"
            aria-label={t('Results')}
          >
            <Groups groups={groups} />
          </ListboxContent>
        </ListboxRoot>
      </ChakraParts>
      <Box role="status" minH="6" mt="2" fontSize="sm" color="fg.muted">
        {status}
        {count > 0 && (
          <VisuallyHidden>
            {t('{count, plural, one {# result} other {# results}}', { count })}
          </VisuallyHidden>
        )}
      </Box>
    </Dialog>
  );
}
