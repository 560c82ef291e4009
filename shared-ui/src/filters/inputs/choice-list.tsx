import { Box, Checkbox, Flex, Grid } from '@shootline/shared-ui';
import type { KeyboardEvent } from 'react';
import { withChosen } from '../filter-options.ts';
import { type FilterControl, type FilterOption, valuesOf } from '../filter.ts';
import { useDraft } from './use-draft.ts';

/** The arrow keys move between the checkboxes. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const next = boxes.findIndex((box) => box === document.activeElement) + step;
  boxes.at(next % boxes.length)?.focus();
}

/** The values of a multiple-choice filter, as checkboxes. */
export function ChoiceList({
  filter,
  options,
  value,
  onChange,
}: FilterControl & { options: readonly FilterOption[] | undefined }) {
  // The URL updates late: a second tick must build on the first.
  const { draft, commit } = useDraft(value, onChange, (text) => text);
  const chosen = valuesOf(filter, draft);
  const toggle = (one: string) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    commit(next.join(','));
  };
  return (
    <Grid
      role="group"
      aria-label={filter.label}
      templateColumns="repeat(auto-fill, minmax(min(10rem, 100%), 1fr))"
      onKeyDown={moveFocus}
    >
      {withChosen(options, chosen).map((option) => (
        <Flex
          key={option.value}
          asChild
          align="center"
          gap="2"
          minH="8"
          px="2"
          borderRadius="l1"
          fontSize="sm"
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
        >
          <label>
            <Checkbox
              checked={chosen.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            <Box as="span" overflowWrap="anywhere">
              {option.label}
            </Box>
          </label>
        </Flex>
      ))}
    </Grid>
  );
}
