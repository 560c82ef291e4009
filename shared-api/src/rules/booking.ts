export * from './booking/booking.rules.ts';
export { readPhone, tidiedPhone } from './phone/read-phone.ts';
export * from './brief/purchase-order.rules.ts';
