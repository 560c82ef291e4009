import { userQueries, type ReferenceData } from '@shootline/shared-api';
import {
  FilterSelect,
  clientOptions,
  personOptions,
  withChosen,
} from '@shootline/shared-ui/filters';
import { useQuery } from '@tanstack/react-query';
import type { BookingUrlFilters } from './booking-list-url.ts';
import { CreatedByFilter } from './created-by-filter.tsx';

interface AdminFiltersProps {
  url: BookingUrlFilters;
  reference: ReferenceData | undefined;
}

/** The additional filters of admins (S1 §2). */
export function AdminFilters({ url, reference }: AdminFiltersProps) {
  const { filters, setFilters } = url;
  const { data: clients } = useQuery(userQueries.clients());
  const { data: managers } = useQuery(userQueries.accountManagers());
  return (
    <>
      <FilterSelect
        label="Client"
        value={filters.client}
        options={withChosen(clientOptions(clients), filters.client)}
        // The options are this client's users, which may not include the one chosen before.
        onChange={(client) => setFilters({ client, created_by: '' })}
      />
      <CreatedByFilter url={url} client={filters.client || undefined} />
      <FilterSelect
        label="Account Manager"
        value={filters.am}
        options={withChosen(personOptions(managers), filters.am)}
        onChange={(am) => setFilters({ am })}
      />
      <FilterSelect
        label="Billing Region"
        value={filters.billing_region}
        options={withChosen(reference?.billing_regions, filters.billing_region)}
        onChange={(billing_region) => setFilters({ billing_region })}
      />
      <FilterSelect
        label="Invoice Status"
        value={filters.invoice_state}
        options={withChosen(reference?.invoice_status_types, filters.invoice_state)}
        onChange={(invoice_state) => setFilters({ invoice_state })}
      />
    </>
  );
}
