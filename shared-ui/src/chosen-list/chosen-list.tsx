import { t } from '@shootline/shared-api';
import { Button, styled, Flex, Icon, IconButton, Text } from '@shootline/shared-ui';
import X from 'lucide-react/icons/x';

interface ChosenListProps {
  /** Names the list after its options: 'Videographers'. */
  label: string;
  chosen: readonly { value: string; label: string }[];
  /** Whether the order has no meaning. */
  isUnordered?: boolean;
  /** Shows the values side by side, even if the order matters. */
  isCompact?: boolean;
  onRemove: (value: string) => void;
}

/** The chosen values of a field in their order, numbered if it matters, each with Remove. */
export function ChosenList(props: ChosenListProps) {
  const { label, chosen, isUnordered, isCompact, onRemove } = props;
  if (isUnordered || isCompact) return <ChosenTags {...props} />;
  return (
    <List aria-label={t('Selected: {label}', { label })}>
      {chosen.map((choice, index) => (
        <Flex key={choice.value} asChild align="center" justify="space-between" gap="3" py="1">
          <li>
            <Text as="span" fontSize="sm" overflowWrap="anywhere">
              {index + 1}. {choice.label}
            </Text>
            <Button
              size="xs"
              variant="outline"
              colorPalette="gray"
              aria-label={t('Remove {label}', { label: choice.label })}
              onClick={() => onRemove(choice.value)}
            >
              {t('Remove')}
            </Button>
          </li>
        </Flex>
      ))}
    </List>
  );
}

function ChosenTags({ label, chosen, isUnordered, onRemove }: ChosenListProps) {
  return (
    <Tags as={isUnordered ? 'ul' : 'ol'} aria-label={t('Selected: {label}', { label })}>
      {chosen.map(({ value, label: text }, index) => (
        <Tag key={value}>
          <Text as="span" minW="0" overflowWrap="anywhere">
            {isUnordered ? text : `${index + 1}. ${text}`}
          </Text>
          <IconButton
            size="2xs"
            variant="ghost"
            colorPalette="gray"
            aria-label={t('Remove {label}', { label: text })}
            onClick={() => onRemove(value)}
          >
            <Icon icon={X} size={14} />
          </IconButton>
        </Tag>
      ))}
    </Tags>
  );
}

const List = styled('ol', { base: { mt: '2', listStyleType: 'none' } });

const Tags = styled('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2', listStyleType: 'none' },
});

const Tag = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    maxW: 'full',
    ps: '2',
    pe: '1',
    minH: '6',
    fontSize: 'sm',
    bg: 'bg.muted',
    borderRadius: 'l1',
  },
});
