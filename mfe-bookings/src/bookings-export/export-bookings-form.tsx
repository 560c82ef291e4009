import { type BookingExportInput, useCurrentUser } from '@shootline/shared-api';
import { bookingExportRules } from '@shootline/shared-api/rules';
import { Box, NoticeBanner } from '@shootline/shared-ui';
import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import { ExportForm, PeriodFields, RecipientsField } from '@shootline/shared-ui/export-dialog';
import { SelectField } from '@shootline/shared-ui/form';
import { useMemo } from 'react';
import { VideographerField } from '../actions/videographer-field.tsx';
import type { ListToolProps } from '../bookings-list/list-tool.ts';
import { filtersLeftOut, firstValues } from './first-values.ts';
import type { ExportChoices } from './use-export-choices.ts';

interface ExportBookingsFormProps {
  filters: ListToolProps['filters'];
  choices: ExportChoices;
  onSubmit: (input: BookingExportInput) => Promise<void>;
  onCancel: () => void;
}

export function ExportBookingsForm(props: ExportBookingsFormProps) {
  const { filters, choices, onSubmit, onCancel } = props;
  const user = useCurrentUser();
  const { state, client, billing_region } = filters;
  const leftOut = filtersLeftOut(filters);
  return (
    <ExportForm
      schema={bookingExportRules}
      defaultValues={firstValues(filters, choices, user)}
      // Kept input is only restored for the same filters.
      keepAs={['export bookings', state, client, billing_region].join(' ')}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      {leftOut.length > 0 && (
        <Box gridColumn={{ md: 'span 2' }}>
          <NoticeBanner>
            {`These filters of the list do not apply to the export: ${leftOut.join(', ')}.`}
          </NoticeBanner>
        </Box>
      )}
      <Fields {...choices} />
    </ExportForm>
  );
}

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
      <PeriodFields help="By the day of the shoot, where it takes place." />
      <ComboboxField
        name="state"
        label="Status"
        choices={reference.booking_states}
        placeholder="All"
        nothingText="Nothing fits."
        isMultiple
        isUnordered
      />
      <SelectField
        name="billing_region"
        label="Billing Region"
        options={reference.billing_regions}
        placeholder="All"
      />
      <ComboboxField
        name="clients"
        label="Clients"
        choices={clientChoices}
        placeholder="All"
        nothingText="Nothing fits."
        isMultiple
        isUnordered
      />
      <VideographerField name="camops" label="CamOps" isMultiple isUnordered isOptional />
      <RecipientsField people={people} />
    </>
  );
}
