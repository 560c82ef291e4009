/** Width of the navigation, as a column or a panel (S2 §9). */
export const DRAWER_WIDTH = '225px';
