export { LateKeysDialog } from './late-keys-dialog.tsx';
export { useKey, useListedKeys } from './use-key.ts';
