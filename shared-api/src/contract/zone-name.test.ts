import { zoneName } from './zone-name.ts';

const january = new Date('2027-01-15T12:00:00Z');
const july = new Date('2027-07-15T12:00:00Z');

test.each([
  ['America/New_York', 'EST', 'EDT'],
  ['America/St_Johns', 'NST', 'NDT'],
  ['Europe/London', 'GMT', 'BST'],
  ['Europe/Dublin', 'GMT', 'IST'],
  ['Europe/Berlin', 'CET', 'CEST'],
  ['Asia/Hong_Kong', 'HKT', 'HKT'],
  ['Asia/Singapore', 'SGT', 'SGT'],
  ['Asia/Tokyo', 'JST', 'JST'],
  ['Asia/Kolkata', 'IST', 'IST'],
  ['Australia/Sydney', 'AEDT', 'AEST'],
  ['Australia/Lord_Howe', 'LHDT', 'LHST'],
  ['Pacific/Auckland', 'NZDT', 'NZST'],
  ['Africa/Johannesburg', 'SAST', 'SAST'],
  ['Asia/Shanghai', 'GMT+8', 'GMT+8'],
  ['Asia/Kathmandu', 'GMT+5:45', 'GMT+5:45'],
  ['America/Sao_Paulo', 'GMT-3', 'GMT-3'],
  ['UTC', 'UTC', 'UTC'],
])('%s is called %s in January and %s in July', (zone, inJanuary, inJuly) => {
  expect([zoneName(zone, january), zoneName(zone, july)]).toEqual([inJanuary, inJuly]);
});

test('every zone has a name: an abbreviation, or its offset', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    for (const at of [january, july]) {
      expect(zoneName(zone, at)).toMatch(/^([A-Z]{3,5}|GMT[+-]\d{1,2}(:\d\d)?)$/);
    }
  }
});
