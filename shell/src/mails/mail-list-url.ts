import { mailStates, urlValue, type ListUrl } from '@shootline/shared-api';

const filters = { state: urlValue.oneOf(mailStates) };

/** The filters that the URL of Mails may carry. */
export const mailListUrl: ListUrl<typeof filters, 'created'> = {
  filters,
  sortFields: [],
  defaultSort: { sortBy: 'created', asc: false },
};
