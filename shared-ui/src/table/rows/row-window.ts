import { lazyModule } from '@shootline/shared-api';

const ALL_DRAWN_UP_TO = 100;
const LOADED_FROM = 50;

/** Whether a list with this many rows draws only those in view. */
export const isRowWindow = (rows: number) => rows > ALL_DRAWN_UP_TO;

/** Whether a list is close to that number, so that the code is loaded in advance. */
export const isNearRowWindow = (rows: number) => rows > LOADED_FROM;

/** Most lists are short and do not need this code. */
export const rowWindow = lazyModule(() => import('./windowed-rows.tsx'));
