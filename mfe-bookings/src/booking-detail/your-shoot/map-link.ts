/** The address of a map of a place, which phones open in their map app. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}
