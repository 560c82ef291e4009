/** @deprecated Each app has its own calls. */
export {
  useChangePassword,
  useChoicesBeingSaved,
  useEndSession,
  useSetNotificationChoice,
  useSignOutEverywhere,
  useUpdateProfile,
} from './account.actions.ts';
/** @deprecated Each app has its own calls. */
export { accountQueries } from './account.queries.ts';
/** @deprecated Each app has its own calls. */
export { deliveryOf } from '../contract/notification-topics.ts';
/** @deprecated Each app has its own calls. */
export { signInAgain } from './sign-in-again.ts';
/** @deprecated Each app has its own calls. */
export { requestPasswordLink, setPassword } from './password.actions.ts';
