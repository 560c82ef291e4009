import { t } from '@shootline/shared-api';
import type { AreaTexts } from '@shootline/shared-api/portal';

export const texts: AreaTexts = {
  jobs: {
    lapse_offer: t('Move on to the next videographer'),
    change_offer_hours: t('Apply new hours for offers'),
    read_own_calendar: t("Read a videographer's own calendar"),
  },
  events: {
    calendar_shared: t('Calendar address created'),
    calendar_unshared: t('Calendar address ended'),
    calendar_connected: t('Own calendar connected'),
    calendar_disconnected: t('Own calendar disconnected'),
  },
  topics: {
    staffing: t('Offers and assignments'),
    answers: t("Videographers' answers"),
  },
};
