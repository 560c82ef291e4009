export { afterKeyUp } from './after-key-up.ts';
export { type Command, useCommands, useOfferedCommands } from './command-store.ts';
export { useFocusHandover } from './use-focus-handover.ts';
export { useNow } from './use-now.ts';
