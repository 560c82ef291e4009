import { takeEarly } from '@shootline/shared-api';

export const configUrl = '/portal.json';
export const configDeadline = 10_000;
export const manifestDeadline = 5000;

/** A request for a JSON document, always revalidated, aborted after the deadline (milliseconds). */
export const jsonRequest = (url: string, deadline: number) =>
  new Request(new URL(url, window.location.origin), {
    cache: 'no-cache',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(deadline),
  });

/** A JSON document, always revalidated. Rejects after the deadline (milliseconds). */
export async function fetchJson(url: string, deadline: number): Promise<unknown> {
  const request = jsonRequest(url, deadline);
  const response = await (takeEarly(request) ?? fetch(request));
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
