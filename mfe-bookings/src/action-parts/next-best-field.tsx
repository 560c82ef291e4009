import { t } from '@shootline/shared-api';
import { YesNoField } from '@shootline/shared-ui/choice-field';

/** Whether the next best are asked after the one chosen. */
export function NextBestField() {
  return (
    <YesNoField
      name="is_next_best_asked"
      label={t('Ask the next best after that?')}
      help={t('One after the other, if somebody declines or does not answer in time.')}
      isRequired
    />
  );
}
