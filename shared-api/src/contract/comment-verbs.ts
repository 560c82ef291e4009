import { t } from '../texts/texts.ts';
/** The verb for a new comment in a notification, by thread. */
export const commentVerbs = {
  project: t('commented on'),
  internal: t('commented internally on'),
} as const;
