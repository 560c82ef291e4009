/** Its key in the browser's storage: the workspace that was last signed in to on this device. */
export const workspaceKey = 'shootline.workspace';

/** The account that the page before has named in the history's state, as far as it has. */
export function namedAccount(state: unknown): { email: string; alias: string } {
  const { email, alias } = (state ?? {}) as Record<string, unknown>;
  return {
    email: typeof email === 'string' ? email : '',
    alias: typeof alias === 'string' ? alias : '',
  };
}
