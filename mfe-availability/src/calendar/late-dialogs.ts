import { lateCode } from '@shootline/shared-api';

export const busyTimeDialog = lateCode(() => import('./busy-time/busy-time-dialog.tsx'));
export const subscribeDialog = lateCode(() => import('./subscribe/subscribe-dialog.tsx'));
