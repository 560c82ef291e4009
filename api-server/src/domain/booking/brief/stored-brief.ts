import type { BookingInput } from '@shootline/shared-api/contract';
import { townLocationOf } from '../../pricing/town-location.ts';
import { type BriefColumns, columnsOf } from './brief.rules.ts';

/** Validated input as the booking's columns, with the town's location for the price. */
export async function storedBrief(values: BookingInput): Promise<BriefColumns> {
  const columns = columnsOf(values);
  return { ...columns, townLocation: await townLocationOf(columns.address) };
}
