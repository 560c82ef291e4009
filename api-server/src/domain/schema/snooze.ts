import type { WorkKind } from '@shootline/shared-api/contract';
import { primaryKey, uuid } from '../../platform/db/drizzle.ts';
import { codeText, instant, shootline } from '../../platform/db/schema/columns.ts';
import { belonging } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';

/** Work that a user hides until later: a piece by its id, or all of a kind. */
export const snooze = shootline.table(
  'snooze',
  {
    tenantId: tenantId(),
    userId: uuid('user_id').notNull(),
    kind: codeText('kind').$type<WorkKind>().notNull(),
    /** The id of a booking, an offer, an invoice or feedback, or `all`. */
    subject: codeText('subject').notNull(),
    until: instant('until').notNull(),
  },
  (t) => [
    ...belonging(t, { userId: appUser }),
    primaryKey({ columns: [t.tenantId, t.userId, t.kind, t.subject] }),
  ],
);
