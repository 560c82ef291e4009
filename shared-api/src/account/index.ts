export {
  useChangePassword,
  useEndSession,
  useSignOutEverywhere,
  useUpdateProfile,
} from './account.actions.ts';
export { accountQueries, signInMethods } from './account.queries.ts';
export { requestPasswordLink, setPassword } from './password.actions.ts';
