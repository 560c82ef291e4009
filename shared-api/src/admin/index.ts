/** @deprecated Each app has its own calls. */
export { auditQueries, type AuditListQuery } from './audit.queries.ts';
/** @deprecated Each app has its own calls. */
export {
  useActivateUser,
  useDeactivateUser,
  useEndUserSessions,
  useInviteUser,
  useInviteUserAgain,
  useLinkUserToHub,
  useUnlinkUserFromHub,
  useUpdateUserRights,
} from './managed-user.actions.ts';
/** @deprecated Each app has its own calls. */
export { managedUserQueries, type ManagedUserListQuery } from './managed-user.queries.ts';
/** @deprecated Each app has its own calls. */
export { mailQueries, sendMailAgain, type MailListQuery } from './mail.queries.ts';
/** @deprecated Each app has its own calls. */
export { useUpdateWorkspaceSettings, workspaceQueries } from './workspace-settings.queries.ts';
