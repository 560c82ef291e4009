/** Indicative prices without GST in minor units, and the rules on them (decisions §3). */

type Rate = { base: number; hour: number };

export type CountryPrices = { currency: string; client: Rate; cameraOperator: Rate };

const australasia: CountryPrices = {
  currency: 'AUD',
  client: { base: 880_00, hour: 190_00 },
  cameraOperator: { base: 520_00, hour: 110_00 },
};

export const pricesByCountry: Record<string, CountryPrices> = {
  AU: australasia,
  NZ: australasia,
  SG: {
    currency: 'SGD',
    client: { base: 960_00, hour: 210_00 },
    cameraOperator: { base: 560_00, hour: 125_00 },
  },
  US: {
    currency: 'USD',
    client: { base: 900_00, hour: 200_00 },
    cameraOperator: { base: 540_00, hour: 115_00 },
  },
  GB: {
    currency: 'GBP',
    client: { base: 620_00, hour: 135_00 },
    cameraOperator: { base: 360_00, hour: 80_00 },
  },
  HK: {
    currency: 'HKD',
    client: { base: 6800_00, hour: 1500_00 },
    cameraOperator: { base: 4000_00, hour: 850_00 },
  },
};

export const pricesElsewhere: CountryPrices = {
  currency: 'USD',
  client: { base: 1000_00, hour: 220_00 },
  cameraOperator: { base: 600_00, hour: 130_00 },
};

/** Hours that the base covers. */
export const baseHours = 4;

export const overtime = { afterHours: 10, percent: 150 };

/** Percent added to the base outside the metro cities. */
export const regionalPercent = 15;

/** Cities without a regional loading. Countries that are not listed have none at all. */
export const metroCities: Record<string, string[]> = {
  AU: ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Canberra'],
  NZ: ['Auckland', 'Wellington', 'Christchurch'],
  US: [
    'New York',
    'Los Angeles',
    'San Francisco',
    'San Diego',
    'Chicago',
    'Boston',
    'Austin',
    'Seattle',
  ],
  GB: ['London', 'Manchester', 'Birmingham', 'Edinburgh'],
};
