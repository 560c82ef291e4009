import { Button, chakra, Flex, Text } from '@shootline/shared-ui';
import type { Choice } from './matches.ts';

const List = chakra('ol', { base: { mt: '2', listStyleType: 'none' } });

/** What is chosen, in its order. */
export function ChosenList(props: {
  label: string;
  chosen: readonly Choice[];
  onRemove: (value: string) => void;
}) {
  const { label, chosen, onRemove } = props;
  return (
    <List aria-label={`Chosen: ${label}`}>
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
              aria-label={`Remove ${choice.label}`}
              onClick={() => onRemove(choice.value)}
            >
              Remove
            </Button>
          </li>
        </Flex>
      ))}
    </List>
  );
}
