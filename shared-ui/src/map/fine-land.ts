import land50m from 'world-atlas/land-50m.json' with { type: 'json' };
import { outlineOf } from './projection.ts';

/** The outline of the land for close views (Natural Earth, 1 : 50 million). */
export const fineLand = outlineOf(land50m);
