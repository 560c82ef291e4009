/** A view of a list as shown in its tab. */
export interface ViewTab {
  id: string;
  label: string;
  to: string;
  isCurrent: boolean;
  /** The number of rows; undefined or null while unknown, and then not shown. */
  count?: number | null;
  /** A note beside the name of the view. */
  note?: string;
}
