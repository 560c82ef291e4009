/** The value below which this part of the values lies, such as 0.99 of them. */
export function percentile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN;
}

/** The median of the values. */
export const median = (values: number[]): number => percentile(values, 0.5);
