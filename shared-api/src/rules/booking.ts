export * from './booking.rules.ts';
export * from './purchase-order.rules.ts';
