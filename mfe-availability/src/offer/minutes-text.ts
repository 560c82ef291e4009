import { t } from '@shootline/shared-api';
/** '1 minute', '12 minutes'. */
export const minutesText = (minutes: number): string =>
  minutes === 1 ? '1 minute' : t('{minutes} minutes', { minutes });
