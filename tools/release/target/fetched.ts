import type { Source } from './target.ts';

const deadline = 5000;

async function answerOf(url: string | URL): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(deadline) });
  } catch (error) {
    throw new Error(`${url} cannot be reached.`, { cause: error });
  }
}

/** The text at an address. Rejects with a sentence if it is not answered in time. */
export async function fetchText(url: string | URL): Promise<string> {
  const response = await answerOf(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

export const fetchJson = async <Content>(url: string | URL): Promise<Content> =>
  JSON.parse(await fetchText(url)) as Content;

/** A portal as browsers read it, for remotes that are released elsewhere. */
export const servedPortal = (address: string): Source => ({
  name: address,
  async read(path) {
    const url = new URL(`/${path}`, address);
    const response = await answerOf(url);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  },
});

/** Says that something could not be compared, so that no refusal is not mistaken for a fit. */
export function warnOfGap(subject: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.warn(`Could not check whether ${subject}: ${reason}`);
}
