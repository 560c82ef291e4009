export { type Key, keyStore } from './key-store.ts';
export { type Command, useCommands, useOfferedCommands } from './command-store.ts';
export { useKey, useListedKeys } from './use-key.ts';
