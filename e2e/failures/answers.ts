import type { Route } from '@playwright/test';
import type { Stage } from './failure.ts';

type Answer = (route: Route) => unknown;

/** Answers with this status and body instead of the server's. */
export const status =
  (code: number, body = '', contentType = 'text/plain'): Answer =>
  (route) =>
    route.fulfill({ status: code, body, contentType });

export const unavailable = status(503, '{"message":"Down for maintenance."}', 'application/json');
export const html = status(200, '<!doctype html><title>Another page</title>', 'text/html');
export const cut: Answer = (route) => route.abort('connectionreset');
export const down: Answer = (route) => route.abort('connectionrefused');
export const hang: Answer = () => {};

/** The right answer, half a minute late. */
export const slow: Answer = (route) =>
  new Promise<void>((done) => {
    // By then the page may be closed, or the failure ended.
    setTimeout(() => route.continue().then(done, done), 30_000);
  });

type Address = string | RegExp | ((url: URL) => boolean);

/** Answers requests for these addresses this way, in every tab. */
export const answer =
  (address: Address, how: Answer) =>
  ({ page }: Stage) =>
    page.context().route(address, how);
