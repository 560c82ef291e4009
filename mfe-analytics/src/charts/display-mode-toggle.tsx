import { t } from '@shootline/shared-api';
import { Button, HStack } from '@shootline/shared-ui';

export type DisplayMode = 'chart' | 'table';

interface FormChoiceProps {
  title: string;
  form: DisplayMode;
  onChange: (form: DisplayMode) => void;
  /** The label of the drawing. */
  drawing?: string;
}

/** Buttons that switch between drawing and table. */
export function DisplayModeToggle({
  title,
  form,
  onChange,
  drawing = t('Chart'),
}: FormChoiceProps) {
  const labels: Record<DisplayMode, string> = { chart: drawing, table: t('Table') };
  return (
    <HStack role="group" aria-label={t('Show {title} as', { title })} gap="1">
      {(['chart', 'table'] as const).map((one) => (
        <Button
          key={one}
          size="xs"
          variant={form === one ? 'subtle' : 'ghost'}
          aria-pressed={form === one}
          aria-label={t('{form} of {title}', { form: labels[one], title })}
          onClick={() => onChange(one)}
        >
          {labels[one]}
        </Button>
      ))}
    </HStack>
  );
}
