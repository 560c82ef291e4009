import type { EInvoice, EInvoiceLine } from '@shootline/shared-api/rules/e-invoice';

/** A line of the claim, in minor units. */
export interface ClaimLine {
  label: string;
  amount: number;
}

/** A line of the file beside the line of the claim with the same amount; either may be missing. */
export interface LinePair {
  line: EInvoiceLine | null;
  claim: ClaimLine | null;
}

/** Pairs each line of an e-invoice with a line of the claim of the same amount, in the file's order. */
export function pairLines({ lines }: EInvoice, claims: readonly ClaimLine[]): LinePair[] {
  const left = [...claims];
  const pairs = lines.map((line): LinePair => {
    const place = left.findIndex(({ amount }) => amount === line.net);
    return { line, claim: place === -1 ? null : (left.splice(place, 1)[0] ?? null) };
  });
  return [...pairs, ...left.map((claim) => ({ line: null, claim }))];
}
