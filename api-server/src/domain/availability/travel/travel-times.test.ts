import assert from 'node:assert/strict';
import { type Server, createServer } from 'node:http';
import { after, before, beforeEach, describe, test } from 'node:test';
import { estimatedMinutes } from './travel.rules.ts';
import { routedTravelTimes } from './travel-times.ts';

const sydney = { lat: -33.8688, lng: 151.2093 };
const parramatta = { lat: -33.8178, lng: 151.0034 };
const manly = { lat: -33.7971, lng: 151.2854 };

describe('travel times from a routing server', () => {
  let server: Server;
  let url: string;
  let asked: string[] = [];
  let answer: { status: number; body: unknown } | 'silence';
  let logged: unknown[] = [];
  const logger = { error: (entry: Record<string, unknown>) => void logged.push(entry['error']) };

  before(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (answer === 'silence') return;
      response
        .writeHead(answer.status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  });
  beforeEach(() => {
    asked = [];
    logged = [];
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const open = ({ pauseMs = 60_000, deadlineMs = 10_000 } = {}) =>
    routedTravelTimes({ url, logger, pauseMs, deadlineMs });

  test('count as soon as the server has answered, until then by the rule', async () => {
    const minutes = open();
    answer = { status: 200, body: { code: 'Ok', durations: [[0], [1441], [null]] } };
    assert.equal(minutes(parramatta, sydney), estimatedMinutes(parramatta, sydney));
    minutes(parramatta, sydney);
    assert.equal(minutes(manly, sydney), estimatedMinutes(manly, sydney));
    await minutes.settled();
    // One request for both, whose starts are the rows of the answer.
    assert.deepEqual(asked, [
      '/table/v1/driving/151.209,-33.869;151.003,-33.818;151.285,-33.797?destinations=0&annotations=duration',
    ]);
    // 24 minutes on the road, and 10 to set down.
    assert.equal(minutes(parramatta, sydney), 35);
    assert.equal(minutes(manly, sydney), estimatedMinutes(manly, sydney));
    await minutes.settled();
    assert.equal(asked.length, 1);
  });

  test('are not asked for between places next to each other', async () => {
    const minutes = open();
    assert.equal(minutes(sydney, { ...sydney, lat: sydney.lat + 0.0005 }), 0);
    await minutes.settled();
    assert.deepEqual(asked, []);
  });

  for (const [name, given, reason] of [
    ['is silent', 'silence', 'OSRM: no answer in time'],
    ['fails', { status: 502, body: {} }, 'OSRM answered 502'],
    [
      'answers nonsense',
      { status: 200, body: { durations: 'none' } },
      'OSRM: an answer that makes no sense',
    ],
  ] as const) {
    test(`go by the rule while the server ${name}, which is then left alone`, async () => {
      const minutes = open(given === 'silence' ? { deadlineMs: 200 } : {});
      answer = given;
      for (let round = 0; round < 2; round++) {
        assert.equal(minutes(manly, sydney), estimatedMinutes(manly, sydney));
        await minutes.settled();
      }
      assert.deepEqual([asked.length, logged], [1, [reason]]);
    });
  }

  test('are asked for again after the pause', async () => {
    const minutes = open({ pauseMs: 0 });
    answer = { status: 502, body: {} };
    minutes(manly, sydney);
    await minutes.settled();
    answer = { status: 200, body: { durations: [[0], [600]] } };
    minutes(manly, sydney);
    await minutes.settled();
    assert.equal(minutes(manly, sydney), 20);
  });
});
