/** The kinds of process: one that does everything, and its two halves for several machines. */
export const roleNames = ['all', 'api', 'worker'] as const;

export type Role = (typeof roleNames)[number];

/**
 * Takes `--role worker` or `--role=worker` out of the arguments. Returns the role as entered, undefined
 * without the option, and the other arguments.
 */
export function takeRole(argv: string[]): { entered: string | undefined; others: string[] } {
  const at = argv.findIndex((one) => one === '--role' || one.startsWith('--role='));
  if (at === -1) return { entered: undefined, others: argv };
  const option = argv[at] ?? '';
  return option === '--role'
    ? { entered: argv[at + 1] ?? '', others: argv.toSpliced(at, 2) }
    : { entered: option.slice('--role='.length), others: argv.toSpliced(at, 1) };
}
