import { feature } from 'topojson-client';
import land50m from 'world-atlas/land-50m.json' with { type: 'json' };

const topology = land50m as unknown as Parameters<typeof feature>[0];

/** The land of the earth as GeoJSON (Natural Earth, 1 : 50 million). */
export const land = feature(topology, topology.objects['land']!);
