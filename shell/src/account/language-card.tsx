import { t } from '@shootline/shared-api';
import { InfoCard } from '@shootline/shared-ui/card';
import { offeredLocales, switchTo } from '../language/language.ts';
import { useSetLanguage } from './account.actions.ts';
import { LocaleChoice } from '../language/locale-choice.tsx';

/** Chooses the language of the portal in this browser and of the user's mails, if the deployment offers several. */
export function LanguageCard() {
  const { mutate } = useSetLanguage();
  if (offeredLocales().length < 2) return null;
  return (
    <InfoCard title={t('Language')}>
      <LocaleChoice onChoose={(locale) => mutate(locale, { onSuccess: () => switchTo(locale) })} />
    </InfoCard>
  );
}
