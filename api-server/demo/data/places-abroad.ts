import { type Place, spots } from './place.ts';

const unitedStates = {
  billingRegion: 'US',
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
};

export const placesAbroad: readonly Place[] = [
  {
    region: 'singapore',
    billingRegion: 'Asia',
    country: 'Singapore',
    countryCode: 'SG',
    currency: 'SGD',
    spots: spots('Asia/Singapore', [
      ['Robinson Road', 'Singapore', '', '068877', 1.2795, 103.8488],
      ['Cecil Street', 'Singapore', '', '069536', 1.2813, 103.8489],
      ['Marina Boulevard', 'Singapore', '', '018982', 1.2801, 103.8543],
      ['North Bridge Road', 'Singapore', '', '179094', 1.2935, 103.8523],
    ]),
  },
  {
    region: 'hong kong',
    billingRegion: 'Asia',
    country: 'Hong Kong',
    countryCode: 'HK',
    currency: 'HKD',
    spots: spots('Asia/Hong_Kong', [
      ["Queen's Road Central", 'Hong Kong', 'Central', '', 22.2819, 114.158],
      ['Des Voeux Road Central', 'Hong Kong', 'Central', '', 22.2836, 114.1577],
      ['Hennessy Road', 'Hong Kong', 'Wan Chai', '', 22.2776, 114.1737],
      ['Nathan Road', 'Hong Kong', 'Kowloon', '', 22.3027, 114.1722],
    ]),
  },
  {
    region: 'london',
    billingRegion: 'UK',
    country: 'United Kingdom',
    countryCode: 'GB',
    currency: 'GBP',
    spots: spots('Europe/London', [
      ['Bishopsgate', 'London', '', 'EC2M 4QS', 51.5172, -0.0817],
      ['Gracechurch Street', 'London', '', 'EC3V 0BT', 51.5123, -0.0855],
      ['Great Portland Street', 'London', '', 'W1W 8QT', 51.5199, -0.1428],
      ['Southwark Street', 'London', '', 'SE1 1TY', 51.505, -0.0949],
      ['Friar Street', 'Reading', '', 'RG1 1DX', 51.4569, -0.9733],
    ]),
  },
  {
    region: 'san diego',
    ...unitedStates,
    spots: spots('America/Los_Angeles', [
      ['Fifth Avenue', 'San Diego', 'CA', '92101', 32.7123, -117.1601],
      ['Market Street', 'San Diego', 'CA', '92101', 32.7116, -117.1573],
      ['India Street', 'San Diego', 'CA', '92101', 32.7243, -117.1684],
      ['Grand Avenue', 'Escondido', 'CA', '92025', 33.1217, -117.0814],
    ]),
  },
  {
    region: 'usa',
    ...unitedStates,
    spots: spots('America/New_York', [
      ['Broadway', 'New York', 'NY', '10006', 40.7081, -74.0124],
      ['Madison Avenue', 'New York', 'NY', '10016', 40.7459, -73.9836],
      ['West Wacker Drive', 'Chicago', 'IL', '60606', 41.8866, -87.6373, 'America/Chicago'],
      ['Congress Avenue', 'Austin', 'TX', '78701', 30.2665, -97.7426, 'America/Chicago'],
      [
        'Wilshire Boulevard',
        'Los Angeles',
        'CA',
        '90017',
        34.0508,
        -118.264,
        'America/Los_Angeles',
      ],
      ['Larimer Street', 'Denver', 'CO', '80202', 39.7476, -104.9992, 'America/Denver'],
    ]),
  },
];
