/** An item on a map. */
export interface MapPoint {
  id: string;
  /** The name of the item. */
  label: string;
  /** The name of its place; '' if unknown. */
  place: string;
  lat: number;
  lng: number;
  /** The number of items it represents; one by default. */
  count?: number;
}

/** The number of items that some points represent together. */
export const countOf = (points: readonly MapPoint[]): number =>
  points.reduce((sum, { count = 1 }) => sum + count, 0);
