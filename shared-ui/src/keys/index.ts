export { type Key, keyStore } from './key-store.ts';
export { modName } from './mod-key.ts';
export { useKey, useListedKeys } from './use-key.ts';
