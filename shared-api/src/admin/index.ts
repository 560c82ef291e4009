export { auditQueries, type AuditListQuery } from './audit.queries.ts';
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
export { managedUserQueries, type ManagedUserListQuery } from './managed-user.queries.ts';
export { mailQueries, sendMailAgain, type MailListQuery } from './mail.queries.ts';
export { useUpdateWorkspaceSettings, workspaceQueries } from './workspace-settings.queries.ts';
