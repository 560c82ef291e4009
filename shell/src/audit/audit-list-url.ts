import { type AuditKind, type ListUrl, urlValue } from '@shootline/shared-api';

const filters = {
  // Areas bring kinds of their own.
  kind: (text: string) => (/^[a-z_]+$/.test(text) ? (text as AuditKind) : undefined),
  person: urlValue.uuid,
  from_date: urlValue.day,
  to_date: urlValue.day,
};

/** The filters that the URL of Audit may carry. */
export const auditListUrl: ListUrl<typeof filters, 'created'> = {
  filters,
  sortFields: [],
  defaultSort: { sortBy: 'created', asc: false },
};
