import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export type City = {
  city: string;
  /** Country code; missing for a few places. */
  iso2: string;
  country: string;
  lat: number;
  lng: number;
  pop: number;
};

/** Content of a JSON file of a package; `file` is its URL. */
export async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(fileURLToPath(file), 'utf8')) as Content;
}

/** Some 7,000 larger cities of the world. */
export function readCities(): Promise<City[]> {
  return readJson(import.meta.resolve('city-timezones/data/cityMap.json'));
}
