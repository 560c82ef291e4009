/** The observations of a scan of one address. */
export type Scan = {
  url: URL;
  /** Response headers over TLS. */
  headers: Headers;
  /** The response body if it is HTML. */
  html: string;
  /** The response over TLS to a script of another origin. */
  toForeign: { origin: string; headers: Headers };
  /** The address that plain HTTP redirects to; undefined without a redirect. */
  plainLeadsTo: URL | undefined;
  /** Whether plain HTTP connections are refused. */
  isPlainRefused: boolean;
};

/** A rule of Mozilla's HTTP Observatory. */
export type Rule = {
  name: string;
  /** The points that each outcome adds to or takes from the initial hundred. */
  points: Record<string, number>;
  /** The outcome for a scan. */
  judge(scan: Scan): string;
};

export type Verdict = { rule: string; outcome: string; points: number };

/** The outcome of each rule. Throws if an outcome has no points. */
export function verdictsOf(rules: Rule[], scan: Scan): Verdict[] {
  return rules.map(({ name, points, judge }) => {
    const outcome = judge(scan);
    const score = points[outcome];
    if (score === undefined) throw new Error(`${name} has no points for "${outcome}".`);
    return { rule: name, outcome, points: score };
  });
}

/** A hundred points minus all deductions; bonuses only count from ninety points on. */
export function scoreOf(verdicts: Verdict[]): number {
  const sum = (counts: (points: number) => boolean) =>
    verdicts.reduce((total, { points }) => (counts(points) ? total + points : total), 0);
  const base = 100 + sum((points) => points < 0);
  return base < 90 ? Math.max(base, 0) : base + sum((points) => points > 0);
}

/** Formats the outcomes as a table. */
export function tableOf(title: string, verdicts: Verdict[]): string {
  const rows = verdicts.map(({ rule, outcome, points }) => [
    rule,
    outcome,
    points > 0 ? `+${points}` : String(points),
  ]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    (row) =>
      `  ${row[0]?.padEnd(widths[0] ?? 0)}  ${row[1]?.padEnd(widths[1] ?? 0)}  ${row[2]?.padStart(3)}`,
  );
  return [`${title}: ${scoreOf(verdicts)} points`, ...lines].join('\n');
}
