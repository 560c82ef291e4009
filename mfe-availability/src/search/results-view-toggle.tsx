import { t } from '@shootline/shared-api';
import { Button, HStack } from '@shootline/shared-ui';

export type ResultsView = 'cards' | 'map';

const choices: { shown: ResultsView; label: string }[] = [
  { shown: 'cards', label: t('List') },
  { shown: 'map', label: t('Map') },
];

/** Switches between list and map in a narrow window. */
export function ResultsViewToggle(props: {
  shown: ResultsView;
  onChange: (shown: ResultsView) => void;
}) {
  return (
    <HStack role="group" aria-label={t('Show as')} gap="2" mb="3">
      {choices.map(({ shown, label }) => (
        <Button
          key={shown}
          size="sm"
          flex="1"
          variant={props.shown === shown ? 'solid' : 'outline'}
          aria-pressed={props.shown === shown}
          onClick={() => props.onChange(shown)}
        >
          {label}
        </Button>
      ))}
    </HStack>
  );
}
