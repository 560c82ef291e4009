import { and, eq } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { cancellationFee } from '../../schema.ts';

/** Adds a cancellation fee; its discount is a share of the price. */
export async function insertFee(
  tx: Db,
  fee: Omit<typeof cancellationFee.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(cancellationFee).values(fee);
}

/** Deletes a fee of a booking of the workspace. */
export async function deleteFee(
  tx: Db,
  { tenantId, id: bookingId }: { tenantId: string; id: string },
  feeId: string,
): Promise<void> {
  await tx
    .delete(cancellationFee)
    .where(
      and(
        eq(cancellationFee.tenantId, tenantId),
        eq(cancellationFee.bookingId, bookingId),
        eq(cancellationFee.id, feeId),
      ),
    );
}
