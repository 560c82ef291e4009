import { t } from '@shootline/shared-api';

/** '1 minute', '12 minutes'. */
export const minutesText = (minutes: number): string =>
  t('{minutes, plural, one {# minute} other {# minutes}}', { minutes });
