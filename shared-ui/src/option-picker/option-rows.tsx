import { t } from '@shootline/shared-api';
import {
  Box,
  type StyleProps,
  styled,
  Checkbox,
  Flex,
  Icon,
  Radio,
  RouterLink,
  Text,
} from '@shootline/shared-ui';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useId, useState } from 'react';
import { moveByArrows } from './move-by-arrows.ts';

/** An option shown as a row. */
export interface RowOption {
  value: string;
  title: string;
  /** A second line of text; `note` is a third. */
  details?: ReactNode;
  note?: ReactNode;
  /** A page about the option, which opens in a new tab. */
  page?: { to: string; label: string };
  /** Shown beneath the row, outside its label: a question about it, for example. */
  below?: ReactNode;
}

interface OptionRowsProps {
  /** The name of the inputs in a form; unique for each group. */
  name: string;
  options: readonly RowOption[];
  chosen: readonly string[];
  isMultiple?: boolean;
  isInvalid?: boolean;
  onToggle: (value: string) => void;
  /** The ids of the group's label and description. */
  labelledBy: string;
  describedBy?: string | undefined;
}

const Group = styled('div');

/**
 * Options as radio buttons, or as checkboxes that share one tab stop, with arrow keys to move between them.
 */
export function OptionRows(props: OptionRowsProps) {
  const { name, options, chosen, isMultiple = false, isInvalid, onToggle } = props;
  const [visited, setVisited] = useState('');
  const stop = options.some(({ value }) => value === visited) ? visited : options[0]?.value;
  return (
    <Group
      role={isMultiple ? 'group' : 'radiogroup'}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      onKeyDown={isMultiple ? moveByArrows : undefined}
    >
      {options.map((option) => {
        const isChosen = chosen.includes(option.value);
        const control = {
          name,
          checked: isChosen,
          'aria-invalid': isInvalid || undefined,
          onChange: () => onToggle(option.value),
        };
        return (
          <Row
            key={option.value}
            option={option}
            isChosen={isChosen}
            isStop={isMultiple ? option.value === stop : isChosen}
            control={(texts) =>
              isMultiple ? (
                <Checkbox
                  {...control}
                  {...texts}
                  tabIndex={option.value === stop ? 0 : -1}
                  onFocus={() => setVisited(option.value)}
                />
              ) : (
                <Radio {...control} {...texts} value={option.value} />
              )
            }
          />
        );
      })}
    </Group>
  );
}

/** Options that cannot be chosen. */
export function PlainRows(props: {
  options: readonly RowOption[];
  labelledBy: string;
  /** Whether there are no other rows; the keyboard then needs a tab stop here to scroll. */
  isAlone?: boolean;
}) {
  const { options, labelledBy, isAlone = false } = props;
  const stop = { role: 'region', 'aria-labelledby': labelledBy, tabIndex: 0 };
  return (
    <Box {...(isAlone && stop)} focusVisibleRing="inside">
      {/* Safari does not treat a list without bullets as a list. */}
      <Box as="ul" role="list" listStyleType="none" aria-labelledby={labelledBy}>
        {options.map((option) => (
          <Flex as="li" key={option.value} gap="2" px="3" py="2" color="fg.muted">
            <RowTexts id="" option={option} />
            <PageLink of={option} />
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

interface TextIds {
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
}

function Row(props: {
  option: RowOption;
  isChosen: boolean;
  /** Whether Tab leads to this row. */
  isStop: boolean;
  control: (texts: TextIds) => ReactNode;
}) {
  const { option, isChosen, isStop, control } = props;
  const id = useId();
  const { details, note, below } = option;
  const described = [details && `${id}-details`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <Box bg={isChosen ? 'bg.muted' : undefined}>
      <Flex align="flex-start" _hover={{ bg: 'bg.muted' }}>
        <Flex asChild flex="1" minW="0" align="flex-start" gap="3" px="3" py="2" cursor="pointer">
          <label>
            <Flex h="5" align="center">
              {control({
                'aria-labelledby': `${id}-title`,
                'aria-describedby': described || undefined,
              })}
            </Flex>
            <RowTexts id={id} option={option} />
          </label>
        </Flex>
        {/* Beyond that of its row, Tab would pass one link for each of many rows. */}
        <PageLink of={option} isSkipped={!isStop} pe="3" py="2" />
      </Flex>
      {below}
    </Box>
  );
}

function PageLink(props: { of: RowOption; isSkipped?: boolean } & Pick<StyleProps, 'pe' | 'py'>) {
  const {
    of: { page },
    isSkipped = false,
    ...box
  } = props;
  if (!page) return null;
  return (
    <Box flexShrink="0" {...box}>
      <RouterLink
        to={page.to}
        target="_blank"
        tabIndex={isSkipped ? -1 : undefined}
        aria-label={t('{label} (opens in a new tab)', { label: page.label })}
        title={page.label}
        boxSize="5"
        justifyContent="center"
        alignItems="center"
      >
        <Icon icon={ExternalLink} size={14} />
      </RouterLink>
    </Box>
  );
}

function RowTexts({ id, option }: { id: string; option: RowOption }) {
  const { title, details, note } = option;
  const idOf = (part: string) => (id ? `${id}-${part}` : undefined);
  return (
    <Box minW="0" flex="1" overflowWrap="anywhere">
      <Text id={idOf('title')} fontSize="sm" lineHeight="1.25rem">
        {title}
      </Text>
      {details && (
        <Text id={idOf('details')} fontSize="xs" lineHeight="1.25rem" color="fg.muted">
          {details}
        </Text>
      )}
      {note && (
        <Text id={idOf('note')} fontSize="xs" lineHeight="1.25rem">
          {note}
        </Text>
      )}
    </Box>
  );
}
