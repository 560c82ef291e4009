export { LateKeysDialog } from './late-keys-dialog.tsx';
export { useKey } from './use-key.ts';
