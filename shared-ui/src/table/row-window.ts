import { lateCode } from '@shootline/shared-api';

const ALL_DRAWN_UP_TO = 100;
const LOADED_FROM = 50;

/** Whether a list of this many rows draws only those in view. */
export const isRowWindow = (rows: number) => rows > ALL_DRAWN_UP_TO;

/** Whether a list is on its way there, so that the code for it is loaded. */
export const isNearRowWindow = (rows: number) => rows > LOADED_FROM;

/** Short lists, which are most, do without this code. */
export const rowWindow = lateCode(() => import('./windowed-rows.tsx'));
