import { lazyModule } from '@shootline/shared-api';

export const busyTimeDialog = lazyModule(() => import('./busy-time/busy-time-dialog.tsx'));
export const workingHoursDialog = lazyModule(
  () => import('./working-hours/working-hours-dialog.tsx'),
);
export const ownCalendarDialog = lazyModule(() => import('./own-calendar/own-calendar-dialog.tsx'));
export const subscribeDialog = lazyModule(() => import('./subscribe/subscribe-dialog.tsx'));
