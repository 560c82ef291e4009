/**
 * Whether there is the fee that a late cancellation asks finance for: one for whoever was assigned at
 * the end, or any where nobody was. A fee of somebody released before leaves it due (decisions §8.2,
 * §8.3). The view `fee_due` asks the same in SQL.
 */
export function isFeeSettled(
  { cameraOperatorId: assigneeId }: { cameraOperatorId: string | null },
  fees: readonly { cameraOperatorId: string | null }[],
): boolean {
  return fees.some(({ cameraOperatorId }) => !assigneeId || cameraOperatorId === assigneeId);
}
