import { t } from '@shootline/shared-api';
import { InfoCard } from '@shootline/shared-ui/card';
import { offeredLocales } from '../language/language.ts';
import { LocaleChoice } from '../language/locale-choice.tsx';

/** Chooses the portal's language in this browser, if the deployment offers several. */
export function LanguageCard() {
  if (offeredLocales().length < 2) return null;
  return (
    <InfoCard title={t('Language')}>
      <LocaleChoice />
    </InfoCard>
  );
}
