/** A JSON document, always revalidated. Rejects after the deadline (milliseconds). */
export async function fetchJson(url: string, deadline: number): Promise<unknown> {
  const response = await fetch(url, {
    cache: 'no-cache',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(deadline),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
