import { type Part, periodAt } from '../calls.ts';
import type { Check, Evidence } from './checks.ts';

/** Complaints that are expected of a process while a part is away. */
const expected: { pattern: RegExp; away: Part[] }[] = [
  { pattern: /"event":"database (connection lost|away)"/, away: ['database'] },
  { pattern: /"event":"(events|events cannot be read|jobs cannot be read)"/, away: ['database'] },
  { pattern: /"event":"not ready"/, away: ['database', 'storage'] },
  { pattern: /"event":"request failed".*(storage of files|files\/s3)/, away: ['storage'] },
  { pattern: /"event":"job failed, will be tried again".*storage of files/, away: ['storage'] },
];

/** Moments of a log are compared with these milliseconds to spare. */
const slack = 500;

function isExpected({ observed }: Evidence, line: string): boolean {
  const at = Date.parse(/"time":"([^"]+)"/.exec(line)?.[1] ?? '');
  const missing = [at - slack, at, at + slack].flatMap(
    (moment) => periodAt(observed.periods, moment)?.away ?? [],
  );
  return expected.some(
    ({ pattern, away }) => pattern.test(line) && missing.some((part) => away.includes(part)),
  );
}

export const checksOfLogs: Check[] = [
  {
    name: 'unexpected errors in logs',
    find(evidence) {
      const { apis, worker } = evidence.cluster;
      const lines = [...apis, worker].flatMap((member) =>
        member.errors().map((line) => ({ name: member.name, line })),
      );
      const wrong = lines.filter(({ line }) => !isExpected(evidence, line));
      return {
        counted: `${lines.length} lines`,
        wrong: wrong.map(({ name, line }) => `${name}: ${line.slice(0, 600)}`),
      };
    },
  },
  {
    name: 'exits with an error after SIGTERM',
    find({ cluster: { apis, worker } }) {
      const exits = [...apis, worker].flatMap(({ name, exits: codes }) =>
        codes.map((code) => ({ name, code })),
      );
      const wrong = exits.filter(({ code }) => code !== 0);
      return {
        counted: `${exits.length} exits`,
        wrong: wrong.map(({ name, code }) => `${name}: ${code}`),
      };
    },
  },
];
