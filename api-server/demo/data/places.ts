import { cellsOf } from './table.ts';

export type Spot = {
  street: string;
  locality: string;
  state: string;
  postcode: string;
  timezone: string;
  lat: number;
  lng: number;
};

export type Place = {
  region: string;
  billingRegion: string;
  country: string;
  countryCode: string;
  currency: string;
  spots: readonly Spot[];
};

/** Region, street, town, state, postcode, latitude, longitude, and another time zone than the region's. */
const spots = cellsOf(`
sydney | George Street | Sydney | NSW | 2000 | -33.8675 | 151.207 |
sydney | Pitt Street | Sydney | NSW | 2000 | -33.8688 | 151.2089 |
sydney | Kent Street | Sydney | NSW | 2000 | -33.8702 | 151.2043 |
sydney | Castlereagh Street | Sydney | NSW | 2000 | -33.8719 | 151.2095 |
sydney | Clarence Street | Sydney | NSW | 2000 | -33.8691 | 151.2049 |
sydney | Church Street | Parramatta | NSW | 2150 | -33.8136 | 151.0034 |
sydney | Hunter Street | Newcastle | NSW | 2300 | -32.9272 | 151.7765 |
sydney | Crown Street | Wollongong | NSW | 2500 | -34.4248 | 150.8931 |
melbourne | Collins Street | Melbourne | VIC | 3000 | -37.8152 | 144.9638 |
melbourne | Flinders Lane | Melbourne | VIC | 3000 | -37.8166 | 144.9661 |
melbourne | Bourke Street | Melbourne | VIC | 3000 | -37.8136 | 144.9631 |
melbourne | Lonsdale Street | Melbourne | VIC | 3000 | -37.8117 | 144.9625 |
melbourne | Malop Street | Geelong | VIC | 3220 | -38.1474 | 144.3607 |
melbourne | Sturt Street | Ballarat | VIC | 3350 | -37.5622 | 143.8503 |
brisbane | Queen Street | Brisbane | QLD | 4000 | -27.4698 | 153.0251 |
brisbane | Eagle Street | Brisbane | QLD | 4000 | -27.4689 | 153.0301 |
brisbane | Adelaide Street | Brisbane | QLD | 4000 | -27.4678 | 153.0264 |
brisbane | Ann Street | Brisbane | QLD | 4000 | -27.4662 | 153.0275 |
brisbane | Ruthven Street | Toowoomba | QLD | 4350 | -27.5606 | 151.9539 |
adelaide | King William Street | Adelaide | SA | 5000 | -34.9285 | 138.5999 |
adelaide | Rundle Street | Adelaide | SA | 5000 | -34.9229 | 138.6091 |
adelaide | Grenfell Street | Adelaide | SA | 5000 | -34.9244 | 138.6029 |
adelaide | Murray Street | Gawler | SA | 5118 | -34.6003 | 138.7449 |
perth | St Georges Terrace | Perth | WA | 6000 | -31.9554 | 115.8585 |
perth | Hay Street | Perth | WA | 6000 | -31.9539 | 115.8577 |
perth | Murray Street | Perth | WA | 6000 | -31.952 | 115.8581 |
perth | High Street | Fremantle | WA | 6160 | -32.0536 | 115.7456 |
singapore | Robinson Road | Singapore |  | 068877 | 1.2795 | 103.8488 |
singapore | Cecil Street | Singapore |  | 069536 | 1.2813 | 103.8489 |
singapore | Marina Boulevard | Singapore |  | 018982 | 1.2801 | 103.8543 |
singapore | North Bridge Road | Singapore |  | 179094 | 1.2935 | 103.8523 |
hong kong | Queen's Road Central | Hong Kong | Central |  | 22.2819 | 114.158 |
hong kong | Des Voeux Road Central | Hong Kong | Central |  | 22.2836 | 114.1577 |
hong kong | Hennessy Road | Hong Kong | Wan Chai |  | 22.2776 | 114.1737 |
hong kong | Nathan Road | Hong Kong | Kowloon |  | 22.3027 | 114.1722 |
london | Bishopsgate | London |  | EC2M 4QS | 51.5172 | -0.0817 |
london | Gracechurch Street | London |  | EC3V 0BT | 51.5123 | -0.0855 |
london | Great Portland Street | London |  | W1W 8QT | 51.5199 | -0.1428 |
london | Southwark Street | London |  | SE1 1TY | 51.505 | -0.0949 |
london | Friar Street | Reading |  | RG1 1DX | 51.4569 | -0.9733 |
san diego | Fifth Avenue | San Diego | CA | 92101 | 32.7123 | -117.1601 |
san diego | Market Street | San Diego | CA | 92101 | 32.7116 | -117.1573 |
san diego | India Street | San Diego | CA | 92101 | 32.7243 | -117.1684 |
san diego | Grand Avenue | Escondido | CA | 92025 | 33.1217 | -117.0814 |
usa | Broadway | New York | NY | 10006 | 40.7081 | -74.0124 |
usa | Madison Avenue | New York | NY | 10016 | 40.7459 | -73.9836 |
usa | West Wacker Drive | Chicago | IL | 60606 | 41.8866 | -87.6373 | America/Chicago
usa | Congress Avenue | Austin | TX | 78701 | 30.2665 | -97.7426 | America/Chicago
usa | Wilshire Boulevard | Los Angeles | CA | 90017 | 34.0508 | -118.264 | America/Los_Angeles
usa | Larimer Street | Denver | CO | 80202 | 39.7476 | -104.9992 | America/Denver
`);

/** Region, billing region, country, its code, currency, time zone. */
const regions = cellsOf(`
sydney | Australia | Australia | AU | AUD | Australia/Sydney
melbourne | Australia | Australia | AU | AUD | Australia/Melbourne
brisbane | Australia | Australia | AU | AUD | Australia/Brisbane
adelaide | Australia | Australia | AU | AUD | Australia/Adelaide
perth | Australia | Australia | AU | AUD | Australia/Perth
singapore | Asia | Singapore | SG | SGD | Asia/Singapore
hong kong | Asia | Hong Kong | HK | HKD | Asia/Hong_Kong
london | UK | United Kingdom | GB | GBP | Europe/London
san diego | US | United States | US | USD | America/Los_Angeles
usa | US | United States | US | USD | America/New_York
`);

const places: Place[] = regions.map(
  ([region, billingRegion, country, countryCode, currency, timezone]) => ({
    region,
    billingRegion,
    country,
    countryCode,
    currency,
    spots: spots
      .filter(([own]) => own === region)
      .map(([, street, locality, state, postcode, lat, lng, own]) => ({
        street,
        locality,
        state,
        postcode,
        timezone: own || timezone,
        lat: Number(lat),
        lng: Number(lng),
      })),
  }),
);

export function placeOf(region: string): Place {
  const place = places.find((each) => each.region === region);
  if (!place) throw new Error(`No such region: ${region}`);
  return place;
}
