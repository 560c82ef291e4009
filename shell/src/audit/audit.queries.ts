import { api, dataOf, pagedListOptions } from '@shootline/shared-api';
import type { AuditEvent, operations } from '@shootline/shared-api/contract';

type ListQuery = NonNullable<operations['listAuditEvents']['parameters']['query']>;

/** The filters of the audit, all optional. Days are in the viewer's zone. */
export type AuditListQuery = Omit<ListQuery, 'offset'>;

/** The queries of the workspace's audit, for admins. */
export const auditQueries = {
  all: () => ['audit'] as const,

  /** Pages of events, newest first. Throws `ApiError`, including Forbidden and ValidationError. */
  list: (query: AuditListQuery) =>
    pagedListOptions<AuditEvent>({
      queryKey: [...auditQueries.all(), 'list', query],
      page: (offset, signal) =>
        dataOf(api.GET('/audit', { params: { query: { ...query, offset } }, signal })),
    }),
};
