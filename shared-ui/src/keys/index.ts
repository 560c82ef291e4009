export { afterKeyUp } from './after-key-up.ts';
export { type Key, keyStore } from './key-store.ts';
export { type Command, useCommands, useOfferedCommands } from './command-store.ts';
export { modName } from './mod-key.ts';
export { useKey, useListedKeys } from './use-key.ts';
