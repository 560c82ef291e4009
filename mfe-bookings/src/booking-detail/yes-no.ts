/** Yes or No in words; null when unanswered. */
export function yesNo(answer: boolean | null): string | null {
  return answer === null ? null : answer ? 'Yes' : 'No';
}
