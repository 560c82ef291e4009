export * from './booking.rules.ts';
export { readPhone, tidiedPhone } from './read-phone.ts';
export * from './purchase-order.rules.ts';
