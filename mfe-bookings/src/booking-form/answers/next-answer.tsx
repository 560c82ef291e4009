import { t } from '@shootline/shared-api';
import { Button, Flex } from '@shootline/shared-ui';
import { type OpenAnswer, openText } from './open-answers.ts';

/** Counts the open answers after a failed submit, and leads to the next one. */
export function NextAnswer(props: {
  answers: readonly OpenAnswer[];
  onChoose: (answer: OpenAnswer) => void;
}) {
  const { answers, onChoose } = props;
  const [next] = answers;
  return (
    <Flex align="center" justify="space-between" gap="3" fontSize="sm" color="fg.error">
      <span role="status">{openText(answers)}</span>
      {next && (
        <Button
          size="xs"
          variant="outline"
          colorPalette="red"
          minW="0"
          onClick={() => onChoose(next)}
        >
          {t('Next: {label}', { label: next.label })}
        </Button>
      )}
    </Flex>
  );
}
