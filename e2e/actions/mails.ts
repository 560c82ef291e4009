import type { Mail } from '@shootline/shared-api/contract';
import { type Api, expect } from '../fixtures.ts';

/** The text of the first mail of a kind that contains a path or words; waits until it is written. */
export async function mailWith(admin: Api, kind: string, part: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const { results } = await admin.get<{ results: Mail[] }>('/mails');
      const about = results.filter((mail) => mail.kind === kind);
      const texts = await Promise.all(
        about.map(async (mail) => (await admin.get<{ text: string }>(`/mails/${mail.uuid}`)).text),
      );
      found = texts.find((text) => text.includes(part));
      return found;
    })
    .toBeDefined();
  return found ?? '';
}
