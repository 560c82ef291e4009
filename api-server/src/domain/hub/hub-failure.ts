/** Messages shown to admins; none contains an address. */
const texts = {
  late: 'Sorry, the hub did not answer in time.',
  away: 'Sorry, the hub cannot be reached.',
  refused: 'Sorry, the hub refused to answer.',
  notTaken: 'Sorry, the hub did not take what the portal sent.',
  incomplete: 'Sorry, the data of the hub did not arrive whole.',
  tooMuch: 'Sorry, the hub sent more data than the portal takes.',
  wrong: 'Sorry, the hub sent data that the portal cannot use',
} as const;

/** The hub failed. The message is for the user, the reason for the log. */
export class HubFailure extends Error {
  override name = 'HubFailure';
  readonly reason: string;

  constructor(
    kind: keyof typeof texts,
    reason: string,
    { where, cause }: { where?: string; cause?: unknown } = {},
  ) {
    super(kind === 'wrong' ? `${texts.wrong}${where ? ` (${where})` : ''}.` : texts[kind], {
      cause,
    });
    this.reason = reason;
  }
}
