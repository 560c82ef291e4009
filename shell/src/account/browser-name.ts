import Bowser from 'bowser';

/** What a browser is called and runs on, as `Firefox on Windows`, from what it calls itself. */
export function browserName(userAgent: string): string {
  if (userAgent === '') return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name || 'Unknown browser';
  return os.name ? `${name} on ${os.name}` : name;
}
