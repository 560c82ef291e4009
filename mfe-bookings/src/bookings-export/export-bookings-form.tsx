import {
  type BookingExportInput,
  type BookingSummary,
  type BookingViewChoice,
  bookingViewsOf,
  roles,
  useCurrentUser,
  t,
} from '@shootline/shared-api';
import { bookingExportRules } from '@shootline/shared-api/rules';
import { Box, NoticeBanner } from '@shootline/shared-ui';
import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import {
  ExportForm,
  FormatField,
  initialFormat,
  initialRecipients,
  PeriodFields,
  RecipientsField,
} from '@shootline/shared-ui/export-dialog';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { useMemo } from 'react';
import { VideographerField } from '../action-parts/videographer-field.tsx';
import type { BookingUrlFilters } from '../list-views/booking-list-url.ts';
import { viewLabels } from '../list-views/view-labels.ts';
import { type ExportChoices, ignoredFilters, initialValues } from './initial-values.ts';

interface FormProps {
  choices: ExportChoices;
  onSubmit: (input: BookingExportInput) => Promise<void>;
  onCancel: () => void;
}

function FilteredExport({
  filters,
  view,
  choices,
  ...form
}: FormProps & { filters: BookingUrlFilters['filters']; view?: BookingViewChoice }) {
  const user = useCurrentUser();
  const { state, client, billing_region, from_date, to_date } = filters;
  const leftOut = ignoredFilters(filters);
  return (
    <ExportForm
      {...form}
      schema={bookingExportRules}
      defaultValues={initialValues(filters, view, choices, user)}
      // Restores kept input only for the same view and filters.
      keepAs={['export bookings', view, state, client, billing_region, from_date, to_date].join(
        ' ',
      )}
    >
      {leftOut.length > 0 && (
        <Box gridColumn={{ md: 'span 2' }}>
          <NoticeBanner>
            {t('These filters of the list do not apply to the export: {names}.', {
              names: leftOut.join(', '),
            })}
          </NoticeBanner>
        </Box>
      )}
      <Fields {...choices} />
    </ExportForm>
  );
}

function ExportOfChosen({
  bookings,
  choices: { people },
  ...form
}: FormProps & { bookings: readonly BookingSummary[] }) {
  const user = useCurrentUser();
  return (
    <ExportForm
      {...form}
      schema={bookingExportRules}
      defaultValues={{
        bookings: bookings.map(({ uuid }) => uuid),
        format: initialFormat(),
        recipients: initialRecipients(people, user),
      }}
    >
      <Box gridColumn={{ md: 'span 2' }}>
        {t(
          '{count, plural, one {The selected booking is exported.} other {The # selected bookings are exported.}}',
          { count: bookings.length },
        )}
      </Box>
      <FormatField />
      <RecipientsField exported="bookings" people={people} />
    </ExportForm>
  );
}

/** Exports the bookings that match the filters, or the chosen ones. */
export function ExportBookingsForm({
  filters,
  view,
  bookings,
  ...form
}: FormProps & {
  filters?: BookingUrlFilters['filters'];
  view?: BookingViewChoice;
  bookings?: readonly BookingSummary[];
}) {
  if (filters) return <FilteredExport {...form} filters={filters} view={view} />;
  return <ExportOfChosen {...form} bookings={bookings ?? []} />;
}

const views = bookingViewsOf(roles.admin)
  .filter((view) => view !== 'all')
  .map((view) => ({ value: view, label: viewLabels[view] }));

function Fields({ reference, clients, people }: ExportChoices) {
  const clientChoices = useMemo(
    () =>
      clients.map(({ id, name, billing_region }) => ({
        value: id,
        label: name,
        details: billing_region,
      })),
    [clients],
  );
  return (
    <>
      <SelectField name="view" label={t('View')} options={views} placeholder={t('All')} />
      <PeriodFields help={t('The day of the shoot, in its local time.')} />
      <ComboboxField
        name="state"
        label={t('Status')}
        choices={reference.booking_states}
        placeholder={t('All')}
        nothingText={t('No matches.')}
        isMultiple
        isUnordered
      />
      <SelectField
        name="billing_region"
        label={t('Billing Region')}
        options={reference.billing_regions}
        placeholder={t('All')}
      />
      <ComboboxField
        name="clients"
        label={t('Clients')}
        choices={clientChoices}
        placeholder={t('All')}
        nothingText={t('No matches.')}
        isMultiple
        isUnordered
      />
      <VideographerField
        name="camops"
        label={t('Videographers')}
        isMultiple
        isUnordered
        isOptional
      />
      <FormatField />
      <RecipientsField exported="bookings" people={people} />
    </>
  );
}
