/** The account that the previous page left in the history's state; '' for missing parts. */
export function namedAccount(state: unknown): { email: string; alias: string } {
  const { email, alias } = (state ?? {}) as Record<string, unknown>;
  return {
    email: typeof email === 'string' ? email : '',
    alias: typeof alias === 'string' ? alias : '',
  };
}
