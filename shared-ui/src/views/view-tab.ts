/** A view of a list, as its tab shows it. */
export interface ViewTab {
  id: string;
  label: string;
  to: string;
  isCurrent: boolean;
  /** Undefined or null while it is not known; then the tab is without one. */
  count?: number | null;
  /** Said of the view beside its name. */
  note?: string;
}
