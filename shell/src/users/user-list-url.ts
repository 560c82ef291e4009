import { roleNames, urlValue, type ListUrl } from '@shootline/shared-api';
import { accessTexts } from './user-texts.ts';

export const longestName = 200;

const filters = {
  name: urlValue.text(longestName),
  role_type: urlValue.oneOf(roleNames),
  client: urlValue.uuid,
  access: urlValue.oneOf(Object.keys(accessTexts) as (keyof typeof accessTexts)[]),
};

/** The filters that the URL of Users may carry. */
export const userListUrl: ListUrl<typeof filters, 'full_name'> = {
  filters,
  sortFields: [],
  defaultSort: { sortBy: 'full_name', asc: true },
};
