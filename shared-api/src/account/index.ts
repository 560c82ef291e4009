export {
  useChangePassword,
  useChoicesBeingSaved,
  useEndSession,
  useSetNotificationChoice,
  useSignOutEverywhere,
  useUpdateProfile,
} from './account.actions.ts';
export { accountQueries } from './account.queries.ts';
export { deliveryOf } from '../contract/notification-topics.ts';
export { signInAgain } from './sign-in-again.ts';
export { requestPasswordLink, setPassword } from './password.actions.ts';
