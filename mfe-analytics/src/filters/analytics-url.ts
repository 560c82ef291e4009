import { isAdmin, type ListUrl, urlValue } from '@shootline/shared-api';

const filters = {
  from_date: urlValue.day,
  to_date: urlValue.day,
  client: urlValue.uuid,
  region: urlValue.text(100),
  camop: urlValue.uuid,
  am: urlValue.uuid,
  submitter: urlValue.uuid,
  billing_region: urlValue.text(100),
};

export type AnalyticsFilters = typeof filters;
export type AnalyticsFilterName = keyof AnalyticsFilters;

const forEveryone: readonly AnalyticsFilterName[] = [
  'from_date',
  'to_date',
  'client',
  'region',
  'am',
  'submitter',
  'camop',
];
const forAdmins: readonly AnalyticsFilterName[] = [
  'from_date',
  'to_date',
  'client',
  'region',
  'billing_region',
  'am',
  'submitter',
  'camop',
];

/** The filters of a role (S2 §2), most used first. */
export function analyticsFiltersOf(role: number): readonly AnalyticsFilterName[] {
  return isAdmin(role) ? forAdmins : forEveryone;
}

type AnalyticsUrl = ListUrl<AnalyticsFilters, 'name'>;

const urlFor = (offered: readonly AnalyticsFilterName[]): AnalyticsUrl => ({
  filters,
  offered,
  sortFields: [],
  // Unused: figures keep the order of the answer.
  defaultSort: { sortBy: 'name', asc: true },
});

const ofEveryone = urlFor(forEveryone);
const ofAdmins = urlFor(forAdmins);

/** The filters that the URL of Analytics may carry for a role; always the same object for a role. */
export function analyticsUrl(role: number): AnalyticsUrl {
  return isAdmin(role) ? ofAdmins : ofEveryone;
}
