/** The number of a booking as people write it: with a `#` before it, as it is shown. */
export function bookingNumberOf(text: string): string {
  return text.trim().replace(/^#/, '');
}
