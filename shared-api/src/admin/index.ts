export { auditQueries, type AuditListQuery } from './audit.queries.ts';
export { mailQueries, sendMailAgain, type MailListQuery } from './mail.queries.ts';
