/**
 * Whether the fee due after a late cancellation exists: the last assignee's, or any if nobody was assigned.
 * The fee of a videographer released before does not settle it. The view `fee_due` has the same rule in SQL.
 */
export function isFeeSettled(
  { videographerId: assigneeId }: { videographerId: string | null },
  fees: readonly { videographerId: string | null }[],
): boolean {
  return fees.some(({ videographerId }) => !assigneeId || videographerId === assigneeId);
}
