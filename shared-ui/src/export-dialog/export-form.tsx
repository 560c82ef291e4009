import { keptInput } from '@shootline/shared-api';
import { Grid } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog, type DialogProps } from '@shootline/shared-ui/dialog';
import type { FormProps } from '@shootline/shared-ui/form';
import type { FieldValues } from 'react-hook-form';

/** The dialog of an export: at most 1000 px wide (S1 §9), blocked while it is asked for. */
export function ExportDialog(props: Omit<DialogProps, 'maxWidth'>) {
  return <Dialog maxWidth={1000} {...props} />;
}

/**
 * The fields of an export in two columns, with Cancel and Export. With `keepAs`, what was entered is
 * kept until it is sent or cancelled.
 */
export function ExportForm<Values extends FieldValues>({
  keepAs,
  onCancel,
  children,
  ...form
}: FormProps<Values> & { keepAs?: string; onCancel: () => void }) {
  const cancel = () => {
    if (keepAs) keptInput.forget(keepAs);
    onCancel();
  };
  return (
    <ActionForm
      {...form}
      keepAs={keepAs}
      buttons={{ primary: 'Export', progress: 'Exporting...', onCancel: cancel }}
    >
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
