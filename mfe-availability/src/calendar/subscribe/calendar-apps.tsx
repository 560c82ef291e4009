import { t } from '@shootline/shared-api';
import { styled, Link } from '@shootline/shared-ui';

const apps = [
  {
    name: 'Google Calendar',
    how: t(
      'On a computer, choose Other calendars, +, From URL, and paste the address. Google looks for changes every few hours.',
    ),
  },
  {
    name: 'Apple Calendar',
    how: t(
      'Open the link above, or choose File, New Calendar Subscription on a Mac; on an iPhone, Calendars, Add Calendar, Add Subscription Calendar.',
    ),
  },
  {
    name: 'Outlook',
    how: t(
      'In Outlook on the web, choose Add calendar, Subscribe from web, and paste the address. Outlook looks for changes every few hours.',
    ),
  },
];

/** Says how to add the private address to calendar apps. */
export function CalendarApps({ url }: { url: string }) {
  return (
    <>
      <Link href={url.replace(/^https?:/, 'webcal:')} variant="underline" fontSize="sm">
        {t('Open in the calendar app of this device')}
      </Link>
      <Apps>
        {apps.map(({ name, how }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </Apps>
    </>
  );
}

const Apps = styled('dl', {
  base: {
    display: 'grid',
    gap: '2',
    fontSize: 'sm',
    '& dt': { fontWeight: 'medium' },
    '& dd': { color: 'fg.muted' },
  },
});
