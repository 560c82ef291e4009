import { ErrorState, Flex, Grid, Spinner } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog, type DialogProps } from '@shootline/shared-ui/dialog';
import type { FormProps } from '@shootline/shared-ui/form';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

/**
 * The dialog of an export: at most 1000 px wide (S1 §9), blocked while the request runs. `children` renders
 * its form once the options of its fields are loaded.
 */
export function ExportDialog<Choices>(
  props: Omit<DialogProps, 'maxWidth' | 'children'> & {
    /** The options of the fields; undefined until all are loaded. */
    choices: Choices | undefined;
    isError: boolean;
    onRetry: () => void;
    children: (choices: Choices) => ReactNode;
  },
) {
  const { choices, isError, onRetry, children, ...dialog } = props;
  return (
    <Dialog maxWidth={1000} {...dialog}>
      {choices !== undefined ? (
        children(choices)
      ) : isError ? (
        <ErrorState message="Sorry, there was an issue loading this content." onRetry={onRetry} />
      ) : (
        <Flex role="status" aria-label="Loading..." justify="center" py="16">
          <Spinner size="lg" color="brand.solid" />
        </Flex>
      )}
    </Dialog>
  );
}

/**
 * The fields of an export in two columns, with Cancel and Export. With `keepAs`, the input is kept like
 * that of `KeepingForm`.
 */
export function ExportForm<Values extends FieldValues>({
  onCancel,
  children,
  ...form
}: FormProps<Values> & { keepAs?: string; onCancel: () => void }) {
  return (
    <ActionForm {...form} buttons={{ primary: 'Export', progress: 'Exporting...', onCancel }}>
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
