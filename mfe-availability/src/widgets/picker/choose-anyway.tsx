import { t } from '@shootline/shared-api';
import { Button, Flex, Text } from '@shootline/shared-ui';

const showWhole = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' });

/** Asks below a row whether to choose a videographer despite a conflict. */
export function ChooseAnyway(props: {
  name: string;
  reason: string;
  onAnswer: (isMeant: boolean) => void;
}) {
  const { name, reason, onAnswer } = props;
  const question = t('Assign {name} anyway?', { name });
  return (
    <Flex
      ref={showWhole}
      role="group"
      aria-label={question}
      direction="column"
      gap="2"
      mx="3"
      mb="2"
      p="3"
      fontSize="sm"
      colorPalette="orange"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderRadius="l2"
    >
      <Text role="alert" overflowWrap="anywhere">
        <strong>{question}</strong> {reason}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button size="xs" onClick={() => onAnswer(true)}>
          {t('Choose Anyway')}
        </Button>
        <Button size="xs" variant="outline" colorPalette="gray" onClick={() => onAnswer(false)}>
          {t('Do Not Choose')}
        </Button>
      </Flex>
    </Flex>
  );
}
