/** Width of the navigation, as a column or a panel. */
export const DRAWER_WIDTH = '225px';
