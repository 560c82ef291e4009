import { translated } from '@shootline/shared-api';
/** 'Bookings' of the remote `bookings`. */
export const areaName = (name: string) =>
  translated(name.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' '));
