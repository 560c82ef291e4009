import { StartError } from './platform/process/start-error.ts';

/** The kinds of process: one that does everything, and its two halves for several machines. */
const roleNames = ['all', 'api', 'worker'] as const;

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

/** The role of the process, `all` by default. Throws `StartError` for an unknown one. */
export function readRole(entered: string | undefined): Role {
  const role = roleNames.find((name) => name === (entered ?? 'all'));
  if (role === undefined) {
    throw new StartError(`ROLE must be one of ${roleNames.join(', ')}, not "${entered}".`);
  }
  return role;
}
