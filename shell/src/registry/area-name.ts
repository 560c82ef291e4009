/** 'Bookings' of the remote `bookings`. */
export const areaName = (name: string) =>
  name.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');
