import { urlValue, type ListUrl } from '@shootline/shared-api';
import { auditKinds } from './audit-texts.ts';

const filters = {
  kind: urlValue.oneOf(auditKinds),
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
