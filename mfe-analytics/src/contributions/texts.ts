import { t } from '@shootline/shared-api';
import type { AreaTexts } from '@shootline/shared-api/portal';

export const texts: AreaTexts = { exports: { analytics: t('Analytics') } };
