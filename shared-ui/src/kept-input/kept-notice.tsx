import { t } from '@shootline/shared-api';
import { Button, NoticeBanner } from '@shootline/shared-ui';
import { type DefaultValues, type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { fileLostText } from './file-lost-text.ts';

/** Says that a form was filled with earlier input, and offers to start from its defaults. */
export function KeptNotice({
  kept,
  defaults,
  onDiscard,
}: {
  kept: FieldValues;
  defaults: DefaultValues<FieldValues>;
  onDiscard: () => void;
}) {
  const { isSubmitting } = useFormState();
  // Files cannot be kept.
  const lost = Object.keys(defaults).filter((name) => defaults[name] === null && !(name in kept));
  const files: unknown[] = useWatch({ name: lost });
  return (
    <NoticeBanner
      actions={
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          disabled={isSubmitting}
          onClick={onDiscard}
        >
          {t('Discard')}
        </Button>
      }
    >
      {t('Your input is back.')}
      {files.some((file) => !file) && ` ${fileLostText}`}
    </NoticeBanner>
  );
}
