/** Limits of failed sign-ins within a window of minutes. */
export type SignInLimits = {
  windowMinutes: number;
  /**
   * For an account from one browser or address; also for all unknown sources together before they are
   * slowed down.
   */
  accountFailures: number;
  /** For one address, with any accounts. */
  addressFailures: number;
  /** The longest delay for unknown sources, in milliseconds. */
  slowestMs: number;
};

type Reader = { number(name: string, byDefault: number, least: number, most: number): number };

export function readSignInEnv({ number }: Reader): SignInLimits {
  return {
    windowMinutes: number('SIGN_IN_WINDOW_MINUTES', 15, 1, 10_000),
    accountFailures: number('SIGN_IN_ACCOUNT_FAILURES', 10, 1, 1_000_000),
    addressFailures: number('SIGN_IN_ADDRESS_FAILURES', 50, 1, 1_000_000),
    slowestMs: number('SIGN_IN_SLOWEST_MS', 10_000, 0, 60_000),
  };
}
