/** The address of a map that shows a place, which phones open in their app of maps. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}
