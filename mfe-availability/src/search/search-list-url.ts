import { type ListUrl, urlValue } from '@shootline/shared-api';

/** The API's limit for the length of a searched name. */
export const maxNameLength = 200;

export const availabilities = ['available_now', 'available_later', 'not_available'] as const;

const filters = {
  name: urlValue.text(maxNameLength),
  region: urlValue.text(100),
  location: urlValue.text(100),
  availability: urlValue.oneOf(availabilities),
  client: urlValue.uuid,
  billing_region: urlValue.text(100),
};

export type SearchFilters = typeof filters;
export type SearchFilter = keyof SearchFilters;

/** The filters that the URL of Search Videographers may carry; the server orders by name. */
export const searchListUrl: ListUrl<SearchFilters, 'name'> = {
  filters,
  sortFields: [],
  defaultSort: { sortBy: 'name', asc: true },
};
