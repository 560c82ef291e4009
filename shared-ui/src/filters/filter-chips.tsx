import { t } from '@shootline/shared-api';
import { Box, Button, Flex, Icon } from '@shootline/shared-ui';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { type Filter, labelOf, valuesOf } from './filter.ts';

/** The set filters, each value a button that removes it. */
export function FilterChips(props: {
  filters: readonly Filter[];
  values: Readonly<Record<string, string>>;
  onChange: (filter: Filter, value: string) => void;
}) {
  const { filters, values, onChange } = props;
  const row = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  const chips = filters.flatMap((filter) => {
    const chosen = valuesOf(filter, values[filter.name] ?? '');
    return chosen.map((value) => ({
      text: `${filter.label}: ${labelOf(filter, value)}`,
      key: `${filter.name} ${value}`,
      remove: () => onChange(filter, chosen.filter((other) => other !== value).join(',')),
    }));
  });
  useLayoutEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index === undefined || document.activeElement !== document.body) return;
    const buttons = row.current?.querySelectorAll('button');
    const next = buttons?.[Math.min(index, buttons.length - 1)];
    (next ?? row.current)?.focus();
  }, [chips.length]);
  return (
    <Flex
      ref={row}
      role="group"
      aria-label={t('Filters that are set')}
      tabIndex={-1}
      outline="0"
      gap="2"
      wrap="wrap"
      mt={chips.length > 0 ? '2' : undefined}
    >
      {chips.map(({ text, key, remove }, index) => (
        <Button
          key={key}
          size="2xs"
          h="7"
          maxW="full"
          variant="subtle"
          aria-label={t('Remove filter {text}', { text })}
          title={text}
          onClick={() => {
            removed.current = index;
            remove();
          }}
        >
          <Box as="span" truncate>
            {text}
          </Box>
          <Icon icon={X} size={14} />
        </Button>
      ))}
    </Flex>
  );
}
