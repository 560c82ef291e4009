import { t } from '@shootline/shared-api';
import Bowser from 'bowser';

/** The browser and system of a user agent: `Firefox on Windows`. */
export function browserName(userAgent: string): string {
  if (userAgent === '') return t('Unknown browser');
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name || t('Unknown browser');
  return os.name ? t('{browser} on {system}', { browser: name, system: os.name }) : name;
}
