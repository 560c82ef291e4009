import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openingOf } from './offer-hours.rules.ts';

const hours = { from: '07:00', to: '21:00' };
const sydney = 'Australia/Sydney';

/** When an offer opens, given now and the shoot. */
function opens(now: string, { zone = sydney, of = hours, shoot = '2026-12-01T00:00:00Z' } = {}) {
  const at = openingOf(new Date(now), { hours: of, zone, shoot: new Date(shoot) });
  return at.toISOString().replace(':00.000Z', 'Z');
}

describe('the hours in which an offer may open', () => {
  for (const [why, now, expected] of [
    ['begin at seven to the minute', '2026-03-05T20:00Z', '2026-03-05T20:00Z'],
    ['have not begun a minute earlier', '2026-03-05T19:59Z', '2026-03-05T20:00Z'],
    ['last until nine', '2026-03-06T09:59Z', '2026-03-06T09:59Z'],
    ['are over at nine', '2026-03-06T10:00Z', '2026-03-06T20:00Z'],
    // The clocks go back on 5 April at 3:00 and forward on 4 October at 2:00.
    ['come later after the clocks go back', '2026-04-04T12:00Z', '2026-04-04T21:00Z'],
    ['come earlier after the clocks go forward', '2026-10-03T12:00Z', '2026-10-03T20:00Z'],
  ] as const) {
    test(why, () => assert.equal(opens(now), expected));
  }

  test("are those of the videographer's zone", () => {
    const now = '2026-03-06T11:00Z';
    assert.equal(opens(now, { zone: 'Australia/Perth' }), now);
    assert.equal(opens(now, { zone: 'Europe/London' }), now);
    assert.equal(opens(now, { zone: 'America/New_York' }), '2026-03-06T12:00Z');
    assert.equal(opens(now, { zone: 'Asia/Kolkata' }), now);
    assert.equal(opens('2026-03-06T20:00Z', { zone: 'Asia/Kolkata' }), '2026-03-07T01:30Z');
  });

  test('do not matter within 24 hours of the shoot', () => {
    const now = '2026-03-06T11:00Z';
    assert.equal(opens(now, { shoot: '2026-03-07T11:00Z' }), now);
    assert.equal(opens(now, { shoot: '2026-03-07T11:01Z' }), '2026-03-06T11:01Z');
    assert.equal(opens(now, { shoot: '2026-03-07T19:00Z' }), '2026-03-06T19:00Z');
    assert.equal(opens(now, { shoot: '2026-03-07T21:00Z' }), '2026-03-06T20:00Z');
  });

  test('may begin in the hour that the clocks skip, and end in the one that comes twice', () => {
    const early = { from: '02:30', to: '21:00' };
    assert.equal(opens('2026-10-03T12:00Z', { of: early }), '2026-10-03T16:30Z');
    const late = { from: '00:00', to: '02:30' };
    assert.equal(opens('2026-04-04T15:29Z', { of: late }), '2026-04-04T15:29Z');
    assert.equal(opens('2026-04-04T15:31Z', { of: late }), '2026-04-05T14:00Z');
  });

  test('may last until midnight', () => {
    const late = { from: '07:00', to: '24:00' };
    assert.equal(opens('2026-03-06T12:59Z', { of: late }), '2026-03-06T12:59Z');
    assert.equal(opens('2026-03-06T13:00Z', { of: late }), '2026-03-06T20:00Z');
    const always = { from: '00:00', to: '24:00' };
    assert.equal(opens('2026-03-06T13:00Z', { of: always }), '2026-03-06T13:00Z');
  });
});
