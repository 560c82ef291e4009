import { currentLocale } from '@shootline/shared-api';
import { Button, Flex } from '@shootline/shared-ui';
import { useSyncExternalStore } from 'react';
import { offeredLocales, switchTo } from './language.ts';

// They never change while the page is open.
const subscribe = () => () => {};
/** The form of the build cannot know them. */
const none: readonly string[] = [];

const ownName = (locale: string) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;

/** Buttons that switch the portal to another of the deployment's languages; nothing if there is one only. */
export function LocaleChoice({ onChoose = switchTo }: { onChoose?: (locale: string) => void }) {
  const locales = useSyncExternalStore(subscribe, offeredLocales, () => none);
  if (locales.length < 2) return null;
  return (
    <Flex gap="2" wrap="wrap">
      {locales.map((locale) => (
        <Button
          key={locale}
          variant={locale === currentLocale() ? 'subtle' : 'ghost'}
          size="sm"
          lang={locale}
          aria-pressed={locale === currentLocale()}
          onClick={() => onChoose(locale)}
        >
          {ownName(locale)}
        </Button>
      ))}
    </Flex>
  );
}
