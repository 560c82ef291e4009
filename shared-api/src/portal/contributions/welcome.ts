import type { Access } from '../access.ts';

/** A line of the welcome about what some users do in the area. */
export interface WelcomeLine {
  text: string;
  access: Access;
  /** The lines of all areas are sorted by this, lowest first. */
  order: number;
}
