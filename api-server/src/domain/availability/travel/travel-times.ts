import type { Coordinates } from '@shootline/shared-api/contract';
import { array, number, object } from 'yup';
import { askServer, ServerFailure } from '../../../platform/http/ask-server.ts';
import type { Logger } from '../../../platform/log/logger.ts';
import { estimatedMinutes, isSamePlace, withSetDown } from './travel.rules.ts';

/** Minutes of travel between two places. */
export type TravelTimes = (from: Coordinates, to: Coordinates) => number;

export type Routing = {
  /** The address of a server with OSRM's interface. */
  url: string;
  /** How long to wait for an answer. */
  deadlineMs?: number;
  logger: Logger;
  /** How long the server is left alone after a failure. */
  pauseMs?: number;
};

const mostKept = 50_000;
const mostWanted = 5_000;
/** The most places that OSRM's tables have by default, less the first one. */
const mostOfTable = 99;

const answer = object({
  durations: array(array(number().min(0).nullable().defined()).required()).required(),
});

/** In the order and to the 100 metres in which routes are kept and asked for. */
const textOf = ({ lat, lng }: Coordinates) => `${lng.toFixed(3)},${lat.toFixed(3)}`;

/**
 * Travel times from a routing server. A read never waits for the server: a route that is not known yet
 * counts by the rule, and is asked for afterwards. `settled` resolves when nothing is being asked.
 */
export function routedTravelTimes({ url, logger, deadlineMs = 4000, pauseMs = 60_000 }: Routing) {
  /** Minutes on the way, the oldest route first; null where there is no road. */
  const known = new Map<string, number | null>();
  /** Starts of the routes to ask for, by their end. */
  const wanted = new Map<string, Set<string>>();
  let wantedCount = 0;
  let pausedUntil = 0;
  let asking: Promise<void> | undefined;

  async function askFor(to: string, starts: string[]): Promise<void> {
    const places = [to, ...starts].join(';');
    const address = new URL(
      `${url.replace(/\/$/, '')}/table/v1/driving/${places}?destinations=0&annotations=duration`,
    );
    const reply = await askServer({ name: 'OSRM', deadline: deadlineMs }, address, answer);
    starts.forEach((from, index) => {
      const seconds = reply?.durations[index + 1]?.[0] ?? null;
      known.set(`${from};${to}`, seconds === null ? null : seconds / 60);
    });
    for (const route of known.keys()) {
      if (known.size <= mostKept) break;
      known.delete(route);
    }
  }

  async function askForAll(): Promise<void> {
    try {
      for (const [to, starts] of wanted) {
        wanted.delete(to);
        wantedCount -= starts.size;
        const rest = [...starts];
        while (rest.length > 0) await askFor(to, rest.splice(0, mostOfTable));
      }
    } catch (error) {
      if (!(error instanceof ServerFailure)) throw error;
      logger.error({ event: 'routing', error: error.message });
      pausedUntil = Date.now() + pauseMs;
      wanted.clear();
      wantedCount = 0;
    }
  }

  function want(from: string, to: string): void {
    if (wantedCount >= mostWanted || Date.now() < pausedUntil) return;
    const starts = wanted.get(to) ?? new Set();
    if (starts.has(from)) return;
    wanted.set(to, starts.add(from));
    wantedCount++;
    // Gathers the routes of one call into one request.
    asking ??= new Promise<void>((resolve) => setImmediate(resolve))
      .then(askForAll)
      .finally(() => (asking = undefined));
  }

  const minutes: TravelTimes = (from, to) => {
    if (isSamePlace(from, to)) return 0;
    const [start, end] = [textOf(from), textOf(to)];
    const route = known.get(`${start};${end}`);
    if (route === undefined) want(start, end);
    return typeof route === 'number' ? withSetDown(route) : estimatedMinutes(from, to);
  };
  return Object.assign(minutes, { settled: async () => asking });
}

let current: TravelTimes = estimatedMinutes;

/** Minutes of travel between two places, by the routing server if there is one. */
export const travelMinutes: TravelTimes = (from, to) => current(from, to);

/** Takes travel times of this process from a routing server; by the rule without one. */
export function setRouting(routing: Routing | undefined): void {
  current = routing ? routedTravelTimes(routing) : estimatedMinutes;
}
