import { t } from '@shootline/shared-api';
import { ErrorState, Flex, Grid, Spinner } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import type { FormProps } from '@shootline/shared-ui/form';
import {
  type QueriesOptions,
  type QueriesResults,
  useMutation,
  type UseMutationOptions,
  useQueries,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

/** The data of queries, in their order. */
type DataOf<Results> = {
  [Place in keyof Results]: Results[Place] extends UseQueryResult<infer Data> ? Data : never;
};

/**
 * The dialog of an export: at most 1000 px wide, blocked while the request runs. `children` renders its form
 * once `queries` are loaded, the options of its fields.
 */
export function ExportDialog<Input, Queries extends unknown[]>(props: {
  title: string;
  queries: readonly [...QueriesOptions<Queries>];
  action: UseMutationOptions<{ export_uuid: string }, Error, Input>;
  onClose: () => void;
  children: (
    form: { onSubmit: (input: Input) => Promise<void>; onCancel: () => void },
    choices: DataOf<QueriesResults<Queries>>,
  ) => ReactNode;
}) {
  const { title, queries, action, onClose, children } = props;
  const { mutateAsync, isPending } = useMutation(action);
  const { choices, isError, retry } = useQueries({
    queries,
    combine: (results: QueriesResults<Queries>) => {
      const all: UseQueryResult[] = results;
      return {
        choices: all.every(({ data }) => data !== undefined)
          ? (all.map(({ data }) => data) as DataOf<QueriesResults<Queries>>)
          : undefined,
        isError: all.some(({ isError, isFetching }) => isError && !isFetching),
        retry: () => {
          for (const { isError, refetch } of all) if (isError) void refetch();
        },
      };
    },
  });
  const onSubmit = async (input: Input) => {
    await mutateAsync(input);
    onClose();
  };
  return (
    <Dialog title={title} maxWidth={1000} isBlocked={isPending} onClose={onClose}>
      {choices ? (
        children({ onSubmit, onCancel: onClose }, choices)
      ) : isError ? (
        <ErrorState
          message={t('Sorry, there was an issue loading this content.')}
          onRetry={retry}
        />
      ) : (
        <Flex role="status" aria-label={t('Loading...')} justify="center" py="16">
          <Spinner size="lg" color="brand.solid" />
        </Flex>
      )}
    </Dialog>
  );
}

/**
 * The fields of an export in two columns, with Cancel and Export. With `keepAs`, the input is kept like
 * that of `KeptInputForm`.
 */
export function ExportForm<Values extends FieldValues>({
  onCancel,
  children,
  ...form
}: FormProps<Values> & { keepAs?: string; onCancel: () => void }) {
  return (
    <ActionForm {...form} buttons={{ primary: t('Export'), progress: t('Exporting...'), onCancel }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
        alignItems="start"
      >
        {children}
      </Grid>
    </ActionForm>
  );
}
