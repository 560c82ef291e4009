import land110m from 'world-atlas/land-110m.json' with { type: 'json' };
import { outlineOf } from './projection.ts';

/** The outline of the land on a map of the whole earth (Natural Earth, 1 : 110 million). */
export const coarseLand = outlineOf(land110m);
