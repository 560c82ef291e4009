/** Something on a map. */
export interface MapPoint {
  id: string;
  /** Names it. */
  label: string;
  /** Where it is, in words; '' when that is unknown. */
  place: string;
  lat: number;
  lng: number;
}
