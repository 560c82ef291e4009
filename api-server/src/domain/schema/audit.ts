import type { AuditKind, WorkspaceSettings } from '@shootline/shared-api/contract';
import { sql, index, jsonb, text, uuid } from '../../platform/db/drizzle.ts';
import { codeText, id, instant, shootline } from '../../platform/db/schema/columns.ts';
import type { ExportKind } from './export.ts';
import { ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';

/**
 * A changed right or setting. Values are role names, client ids, `active` or `inactive`, or a setting's
 * value.
 */
export type AuditChange = {
  what: 'role' | 'client' | 'access' | 'email' | 'hub' | keyof WorkspaceSettings;
  from: string | null;
  to: string | null;
};

/** The details of an event, depending on its kind. */
export type AuditDetails = {
  method?: 'password' | 'code' | 'recovery_code' | 'remembered_device' | 'passkey' | 'hub' | 'mail';
  reason?:
    | 'wrong_password'
    | 'wrong_code'
    | 'wrong_passkey'
    | 'unknown_account'
    | 'inactive_account'
    | 'not_linked'
    | 'used_token'
    | 'forbidden'
    | 'not_found';
  /** The operation of the contract that was refused. */
  operation?: string;
  /** Number of refused calls in the last minute that have no event of their own. */
  leftOut?: number;
  changes?: AuditChange[];
  export?: { id: string; kind: ExportKind };
  job?: { id: string; kind: string };
  remoteVersion?: { remote: string; version: string };
  file?: {
    id: string;
    name: string;
    kind: 'booking_file' | 'call_sheet' | 'comment_attachment' | 'invoice_file';
  };
};

/** An audited event: the user, the action and the address. Rows are never changed. */
export const auditEvent = shootline.table(
  'audit_event',
  {
    id: id(),
    tenantId: tenantId(),
    kind: codeText('kind').$type<AuditKind>().notNull(),
    /** The user who acted, or the account of a failed sign-in; null for someone outside the workspace. */
    userId: uuid('user_id'),
    /** The user whose rights changed. */
    subjectId: uuid('subject_id'),
    bookingId: uuid('booking_id'),
    details: jsonb('details').$type<AuditDetails>().notNull(),
    /** Null for the server itself. */
    address: text('address'),
    requestId: text('request_id'),
    created: instant('created').notNull(),
  },
  (t) => [
    ...ofTenant(t, { userId: appUser, subjectId: appUser }),
    index('audit_created').on(t.tenantId, t.created, t.id),
    index('audit_kind').on(t.tenantId, t.kind, t.created, t.id),
    index('audit_user').on(t.tenantId, t.userId, t.created, t.id),
    index('audit_user_kind').on(t.tenantId, t.userId, t.kind, t.created, t.id),
    index('audit_subject')
      .on(t.tenantId, t.subjectId, t.created, t.id, t.kind, t.userId)
      .where(sql`subject_id is not null`),
  ],
);
