import {
  type InternalUser,
  readListUrl,
  referenceQueries,
  useCurrentUser,
  userQueries,
  t,
} from '@shootline/shared-api';
import {
  ExportDialog,
  ExportForm,
  FilterAsField,
  FormatField,
  initialFormat,
  initialRecipients,
  RecipientsField,
} from '@shootline/shared-ui/export-dialog';
import type { InferType } from 'yup';
import type { AnalyticsFilter } from '../figures/analytics.queries.ts';
import {
  type AnalyticsFilterName,
  analyticsFilterNames,
  analyticsFiltersOf,
  analyticsUrl,
} from '../filters/analytics-url.ts';
import { useFilterDefinitions } from '../filters/use-filter-definitions.ts';
import { exportRules } from './export-rules.ts';
import { type AnalyticsExportInput, exportAnalytics } from './export.actions.ts';

const none = Object.fromEntries(analyticsFilterNames.map((name) => [name, ''])) as Record<
  AnalyticsFilterName,
  string
>;

/** The form's values as input of the request. */
function inputOf(
  role: number,
  { recipients, format, ...filters }: InferType<typeof exportRules>,
): AnalyticsExportInput {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value);
  const { period: _none, ...chosen } = readListUrl(analyticsUrl(role), search).query;
  return { filters: chosen, format, recipients };
}

function ExportAnalyticsForm(props: {
  filter: AnalyticsFilter;
  people: readonly InternalUser[];
  onSubmit: (input: AnalyticsExportInput) => Promise<void>;
  onCancel: () => void;
}) {
  const { filter, people, onSubmit, onCancel } = props;
  const user = useCurrentUser();
  const { role_policy: role } = user;
  const definitions = useFilterDefinitions(analyticsFiltersOf(role), () => true);
  const { period: _named, ...days } = filter;
  return (
    <ExportForm
      schema={exportRules}
      defaultValues={{
        ...none,
        ...days,
        format: initialFormat(),
        recipients: initialRecipients(people, user),
      }}
      // Restores kept input only for the same filter.
      keepAs={`export analytics ${JSON.stringify(filter)}`}
      onSubmit={(entered) => onSubmit(inputOf(role, entered))}
      onCancel={onCancel}
    >
      {definitions.map((definition) => (
        <FilterAsField key={definition.name} filter={definition} />
      ))}
      <FormatField />
      <RecipientsField exported="analytics" people={people} />
    </ExportForm>
  );
}

/** Export Analytics: prefilled with the page's filter. */
export function ExportAnalyticsDialog(props: { filter: AnalyticsFilter; onClose: () => void }) {
  const { filter, onClose } = props;
  return (
    <ExportDialog
      title={t('Export Analytics')}
      queries={[
        userQueries.internalUsers(),
        referenceQueries.all(),
        userQueries.clients(),
        userQueries.accountManagers(),
        userQueries.submitters(),
        userQueries.videographerChoices(),
      ]}
      action={exportAnalytics()}
      onClose={onClose}
    >
      {(form, [people]) => <ExportAnalyticsForm {...form} filter={filter} people={people} />}
    </ExportDialog>
  );
}
