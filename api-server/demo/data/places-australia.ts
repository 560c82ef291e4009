import { type Place, spots } from './place.ts';

const australia = {
  billingRegion: 'Australia',
  country: 'Australia',
  countryCode: 'AU',
  currency: 'AUD',
};

export const australianPlaces: readonly Place[] = [
  {
    region: 'sydney',
    ...australia,
    spots: spots('Australia/Sydney', [
      ['George Street', 'Sydney', 'NSW', '2000', -33.8675, 151.207],
      ['Pitt Street', 'Sydney', 'NSW', '2000', -33.8688, 151.2089],
      ['Kent Street', 'Sydney', 'NSW', '2000', -33.8702, 151.2043],
      ['Castlereagh Street', 'Sydney', 'NSW', '2000', -33.8719, 151.2095],
      ['Clarence Street', 'Sydney', 'NSW', '2000', -33.8691, 151.2049],
      ['Church Street', 'Parramatta', 'NSW', '2150', -33.8136, 151.0034],
      ['Hunter Street', 'Newcastle', 'NSW', '2300', -32.9272, 151.7765],
      ['Crown Street', 'Wollongong', 'NSW', '2500', -34.4248, 150.8931],
    ]),
  },
  {
    region: 'melbourne',
    ...australia,
    spots: spots('Australia/Melbourne', [
      ['Collins Street', 'Melbourne', 'VIC', '3000', -37.8152, 144.9638],
      ['Flinders Lane', 'Melbourne', 'VIC', '3000', -37.8166, 144.9661],
      ['Bourke Street', 'Melbourne', 'VIC', '3000', -37.8136, 144.9631],
      ['Lonsdale Street', 'Melbourne', 'VIC', '3000', -37.8117, 144.9625],
      ['Malop Street', 'Geelong', 'VIC', '3220', -38.1474, 144.3607],
      ['Sturt Street', 'Ballarat', 'VIC', '3350', -37.5622, 143.8503],
    ]),
  },
  {
    region: 'brisbane',
    ...australia,
    spots: spots('Australia/Brisbane', [
      ['Queen Street', 'Brisbane', 'QLD', '4000', -27.4698, 153.0251],
      ['Eagle Street', 'Brisbane', 'QLD', '4000', -27.4689, 153.0301],
      ['Adelaide Street', 'Brisbane', 'QLD', '4000', -27.4678, 153.0264],
      ['Ann Street', 'Brisbane', 'QLD', '4000', -27.4662, 153.0275],
      ['Ruthven Street', 'Toowoomba', 'QLD', '4350', -27.5606, 151.9539],
    ]),
  },
  {
    region: 'adelaide',
    ...australia,
    spots: spots('Australia/Adelaide', [
      ['King William Street', 'Adelaide', 'SA', '5000', -34.9285, 138.5999],
      ['Rundle Street', 'Adelaide', 'SA', '5000', -34.9229, 138.6091],
      ['Grenfell Street', 'Adelaide', 'SA', '5000', -34.9244, 138.6029],
      ['Murray Street', 'Gawler', 'SA', '5118', -34.6003, 138.7449],
    ]),
  },
  {
    region: 'perth',
    ...australia,
    spots: spots('Australia/Perth', [
      ['St Georges Terrace', 'Perth', 'WA', '6000', -31.9554, 115.8585],
      ['Hay Street', 'Perth', 'WA', '6000', -31.9539, 115.8577],
      ['Murray Street', 'Perth', 'WA', '6000', -31.952, 115.8581],
      ['High Street', 'Fremantle', 'WA', '6160', -32.0536, 115.7456],
    ]),
  },
];
