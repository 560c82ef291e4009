const deadline = 5000;

/** The text at an address. Rejects with a sentence if it is not answered in time. */
export async function fetchText(url: string | URL): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(deadline) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

export const fetchJson = async <Content>(url: string | URL): Promise<Content> =>
  JSON.parse(await fetchText(url)) as Content;

/** Says that something could not be compared, so that no refusal is not mistaken for a fit. */
export function warnOfGap(subject: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.warn(`Could not check whether ${subject}: ${reason}`);
}
