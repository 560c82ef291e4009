import { type Call, type Part, periodAt } from '../calls.ts';
import type { Check, Evidence } from './checks.ts';

/** Failures by what they have in common. */
function grouped(failures: string[]): string[] {
  const groups = Map.groupBy(failures, (one) => one);
  return [...groups].map(([what, { length }]) => `${length} times ${what}`);
}

function said({ observed }: Evidence, call: Call): string {
  const when = periodAt(observed.periods, call.at + call.ms)?.name ?? 'calm';
  return `${call.status || 'no answer'} to ${call.kind} (${when})`;
}

function isDuring({ observed }: Evidence, { at, ms }: Call, parts: Part[]): boolean {
  return [at, at + ms].some((moment) =>
    periodAt(observed.periods, moment)?.away.some((part) => parts.includes(part)),
  );
}

/** Answers that failed although nothing was away that the call needs. */
export const checksOfAnswers: Check[] = [
  {
    name: 'reads that failed while database and storage were there',
    find(evidence) {
      const reads = evidence.observed.calls.filter(({ isRead }) => isRead);
      const failed = reads.filter(
        (call) =>
          (call.status === 0 || call.status >= 500) &&
          !isDuring(evidence, call, ['database', 'storage']),
      );
      const wrong = grouped(failed.map((call) => said(evidence, call)));
      return { counted: `${reads.length} reads`, wrong };
    },
  },
  {
    name: 'writes that failed while no machine was away',
    find(evidence) {
      const writes = evidence.observed.calls.filter(({ isRead }) => !isRead);
      const failed = writes.filter(
        (call) =>
          (call.status === 0 || call.status >= 500) &&
          !isDuring(evidence, call, ['database', 'storage', 'process']),
      );
      const wrong = grouped(failed.map((call) => said(evidence, call)));
      return { counted: `${writes.length} writes`, wrong };
    },
  },
  {
    name: '503 without Retry-After, or 500',
    find(evidence) {
      const { calls } = evidence.observed;
      const wrong = calls.filter(
        ({ status, hasRetryAfter }) => status === 500 || (status === 503 && !hasRetryAfter),
      );
      return {
        counted: `${calls.filter(({ status }) => status === 503).length} answers 503`,
        wrong: grouped(wrong.map((call) => said(evidence, call))),
      };
    },
  },
  {
    name: '502 or 504 of the balancer where it may repeat',
    async find({ cluster }) {
      const answers = await cluster.balancer.answers();
      const cut = answers.filter(({ status }) => status === 502 || status === 504);
      const wrong = cut.filter(({ isRepeatable }) => isRepeatable);
      const repeated = answers.filter(({ upstream }) => upstream.includes(',')).length;
      return {
        counted: `${answers.length} answers, ${repeated} after a repetition, ${cut.length} 502 or 504`,
        wrong: grouped(wrong.map(({ status }) => String(status))),
      };
    },
  },
];
