/** An answer in words; null when the question was not answered. */
export function yesNo(answer: boolean | null): string | null {
  return answer === null ? null : answer ? 'Yes' : 'No';
}
