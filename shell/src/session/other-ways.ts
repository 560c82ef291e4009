// The ways to sign in besides the password, in one file.
export { DemoAccounts } from './demo-accounts.tsx';
export { HubButton } from './hub-button.tsx';
