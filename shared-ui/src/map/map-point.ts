/** Something on a map. */
export interface MapPoint {
  id: string;
  /** Names it. */
  label: string;
  /** Where it is, in words; '' when that is unknown. */
  place: string;
  lat: number;
  lng: number;
  /** How many it stands for; one unless it says so. */
  count?: number;
}

/** How many some points stand for together. */
export const countOf = (points: readonly MapPoint[]): number =>
  points.reduce((sum, { count = 1 }) => sum + count, 0);
