/** A typed booking number without the `#` and spaces around it. */
export function bookingNumberOf(text: string): string {
  return text.trim().replace(/^#/, '');
}
