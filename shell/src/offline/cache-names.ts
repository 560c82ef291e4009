const prefix = 'shootline.';

/** The portal's page, its configuration and the manifests of remotes, as last read. */
export const filesCache = `${prefix}files`;

/** The path of a remote's manifest. */
export const manifestPath = /\/remote(\.[a-z][a-z0-9-]*)?\.json$/;

/** Files whose content never changes. */
export const codeCache = `${prefix}code`;

/** The address of the list of a version's scripts; it is kept once all of them are. */
export const listBeside = (entry: string): string => new URL('files.json', entry).href;

/** The same for the shell, by the address of its main script. */
export const listOfShell = (main: string): string => new URL('../files.json', main).href;

/** Answers of the API; one cache for each session. */
export const answersPrefix = `${prefix}answers.`;

/** Deletes the caches whose name begins like this; by default all of the portal. Never throws. */
export async function deleteCaches(beginning = prefix): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(beginning));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch (error) {
    // A browser that blocks storage has none.
    console.warn('The kept copies could not be deleted.', error);
  }
}
