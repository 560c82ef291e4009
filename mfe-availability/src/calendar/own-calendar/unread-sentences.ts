import { t, type OwnCalendar } from '@shootline/shared-api';

/** Describes the parts of a calendar that could not be read; empty if all was read. */
export function unreadSentences({ unread }: OwnCalendar): string[] {
  const { events, zones, is_cut } = unread;
  return [
    ...(events > 0
      ? [
          t(
            '{count, plural, one {# of its events could not be read, so it does not block time here.} other {# of its events could not be read, so they do not block time here.}}',
            { count: events },
          ),
        ]
      : []),
    ...(zones.length > 0
      ? [t('Unknown time zones in it: {names}.', { names: zones.join(', ') })]
      : []),
    ...(is_cut ? [t('The end of its file is missing, so some events may be missing.')] : []),
  ];
}
