export { appliedRules } from './schema/applied-rules.ts';
export { shootline } from './schema/columns.ts';
export { idempotencyKey } from './schema/idempotency.ts';
export { job, mail } from './schema/job.ts';
export { installationSecret, workspaceSecret } from './schema/secret.ts';
export {
  client,
  knownBrowser,
  numbering,
  passkey,
  passwordTicket,
  appUser,
  rateCount,
  secondFactor,
  session,
  tenant,
  trustedDevice,
} from './schema/workspace.ts';
