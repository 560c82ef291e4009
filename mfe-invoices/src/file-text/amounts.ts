// A space between digits is also the gap between two columns, unless it is a no-break one.
const grouped = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+`;
const whole = String.raw`(?:${grouped}|\d+)`;
const withCents = String.raw`${whole}[.,]\d{2}`;

/** Amounts in minor units that a text names, each once. Without cents, one needs a sign or `currency`. */
export function amountsIn(text: string, currency: string): number[] {
  const sign = String.raw`(?:[$€£¥]|\b${currency})\s?`;
  // Dates, percentages and parts of longer numbers are no amounts.
  const amount = new RegExp(
    String.raw`(?<![\d.,/:-])(?:${withCents}|(?<=${sign})${whole})(?![\d%]|[.,/:-]\d|\s?%)`,
    'gu',
  );
  const found = [...text.matchAll(amount)].map(([written]) => {
    const hasCents = new RegExp(String.raw`^${withCents}$`, 'u').test(written);
    const digits = Number(written.replaceAll(/\D/g, ''));
    return hasCents ? digits : digits * 100;
  });
  return [...new Set(found)].filter((minor) => minor > 0);
}

interface Compared {
  amounts: number[];
  total: number;
  claimed: number;
}

/** How a file's amounts relate to a claim, all in minor units. */
export type FileCheck =
  /** The file's largest amount is the claim, or the claim and a tax that the file names. */
  | ({ kind: 'matches' } & Compared)
  /** The claim is in the file, but is not its total. */
  | ({ kind: 'partly' } & Compared)
  | ({ kind: 'differs' } & Compared)
  /** A scan, or a file without amounts. */
  | { kind: 'unreadable' };

/** The highest rate of a tax on sales anywhere is 27 %. */
const highestTax = 0.27;

/** Compares the amounts of a file with a claim without tax; files of credit notes name them without sign. */
export function compareWithClaim(amounts: number[], claim: number): FileCheck {
  const claimed = Math.abs(claim);
  if (amounts.length === 0) return { kind: 'unreadable' };
  const total = Math.max(...amounts);
  const isNamed = amounts.includes(claimed);
  const tax = total - claimed;
  const isTotal = tax === 0 || (tax <= claimed * highestTax && amounts.includes(tax));
  const kind = isNamed && isTotal ? 'matches' : isNamed ? 'partly' : 'differs';
  return { kind, amounts, total, claimed };
}

/** Amounts in minor units that are marked in a PDF file. */
export interface Marks {
  amounts: readonly number[];
  currency: string;
}
