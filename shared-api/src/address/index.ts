export { useUpdateAddress } from './address.actions.ts';
export {
  fewestAddressCharacters,
  useAddressLookUp,
  useAddressSuggestions,
} from './address.queries.ts';
