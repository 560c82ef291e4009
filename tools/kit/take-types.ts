import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePortalConfig, parseRemoteManifest } from '@shootline/shared-api/portal';
import { showsWidget } from '../build/used-widgets.ts';

async function answerOf(address: URL): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.href} answers ${answer.status}.`);
  return answer;
}

const json = async (address: URL): Promise<unknown> => (await answerOf(address)).json();

/**
 * Copies the types of the widgets that a remote shows into its `types`, from the current versions of a
 * portal's remotes. Returns the files. Rejects with a sentence for the user.
 */
export async function takeTypes(dir: string, portal: string): Promise<string[]> {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: dir });
  const code = sources.map((file) => readFileSync(join(dir, file), 'utf8'));
  const config = parsePortalConfig(await json(new URL('/portal.json', portal)));
  const taken: string[] = [];
  for (const { url } of config.remotes) {
    // Versions for some users only are not for others to build on.
    if (url === undefined) continue;
    const address = new URL(url, portal);
    const { widgets, entry, name } = parseRemoteManifest(await json(address));
    if (!widgets.some((widget) => code.some((text) => showsWidget(text, widget)))) continue;
    const types = await answerOf(new URL('widgets.d.ts', new URL(entry, address)));
    const file = join('types', `${name}.d.ts`);
    await mkdir(join(dir, 'types'), { recursive: true });
    await writeFile(join(dir, file), await types.text());
    taken.push(file);
  }
  return taken;
}
