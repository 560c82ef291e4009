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
