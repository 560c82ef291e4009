import {
  type Client,
  type InternalUser,
  type ReferenceData,
  referenceQueries,
  userQueries,
} from '@shootline/shared-api';
import { loadState } from '@shootline/shared-ui/export-dialog';
import { useQueries } from '@tanstack/react-query';

export interface ExportChoices {
  reference: ReferenceData;
  clients: Client[];
  people: InternalUser[];
}

/** Options for the export's fields; undefined until all are loaded. */
export function useExportChoices() {
  return useQueries({
    queries: [referenceQueries.all(), userQueries.clients(), userQueries.internalUsers()],
    combine: (results) => {
      const [{ data: reference }, { data: clients }, { data: people }] = results;
      const choices: ExportChoices | undefined =
        reference && clients && people ? { reference, clients, people } : undefined;
      const { isError, retry } = loadState(results);
      return { choices, isError, retry };
    },
  });
}
