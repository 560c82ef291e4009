import { booking } from '../schema.ts';

/** The columns that a price depends on, except the address: `PricedBooking` of `total-cost.rules.ts`. */
export const pricedColumns = {
  state: booking.state,
  duration: booking.duration,
  townLocation: booking.townLocation,
  isClientCostManual: booking.isClientCostManual,
  clientCost: booking.clientCost,
  clientCostCurrency: booking.clientCostCurrency,
  isVideographerCostManual: booking.isVideographerCostManual,
  videographerCost: booking.videographerCost,
  videographerCostCurrency: booking.videographerCostCurrency,
  videographerId: booking.videographerId,
  lateFee: booking.lateFee,
};
