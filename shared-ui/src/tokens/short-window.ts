/** Windows with little height, as of a laptop at 200 % zoom: less space for what surrounds the content. */
export const shortWindow = '@media screen and (max-height: 31.25rem)';
