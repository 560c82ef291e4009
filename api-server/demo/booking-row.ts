import type { booking } from '../src/domain/schema.ts';

export type BookingRow = typeof booking.$inferInsert & { id: string };
