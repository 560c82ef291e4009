import { mixed, object } from 'yup';
import type { Address, AddressInput, Coordinates } from '../contract/index.ts';
import { ruleTexts } from './texts.ts';

/** Whether an address was chosen from a suggestion, not only typed (S1 §5). */
export function isChosenAddress(address: AddressInput): boolean {
  return Boolean(address.is_valid && address.formatted_address && address.timezone);
}

function isLocated(value: unknown): value is Address & { location: Coordinates } {
  if (typeof value !== 'object' || value === null) return false;
  const address: AddressInput = value;
  return isChosenAddress(address) && Boolean(address.location);
}

/** The rule of Add Address (S2 §5): an address that was chosen, with its coordinates. */
export const addAddressRules = object({
  address: mixed(isLocated).required(ruleTexts.address).typeError(ruleTexts.address),
});
