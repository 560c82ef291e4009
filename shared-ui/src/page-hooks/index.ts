export { afterKeyUp } from './after-key-up.ts';
export { type Command, useCommands, useOfferedCommands } from './command-store.ts';
export { useFocusPassedOn } from './use-focus-passed-on.ts';
export { useNow } from './use-now.ts';
