import { t, type OwnCalendar } from '@shootline/shared-api';

/** Says what of a calendar could not be read; empty if everything was. */
export function unreadSentences({ unread }: OwnCalendar): string[] {
  const { events, zones, is_cut } = unread;
  return [
    ...(events > 0
      ? [
          t(
            '{count, plural, one {# of its events could not be read, and is not busy here.} other {# of its events could not be read, and are not busy here.}}',
            { count: events },
          ),
        ]
      : []),
    ...(zones.length > 0
      ? [t('Its time zones that are not known here: {names}.', { names: zones.join(', ') })]
      : []),
    ...(is_cut ? [t('The end of its file is missing, and with it perhaps some events.')] : []),
  ];
}
