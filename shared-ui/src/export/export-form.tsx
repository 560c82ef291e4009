import { keptInput } from '@shootline/shared-api';
import { Grid } from '@shootline/shared-ui';
import { ActionForm, Modal, type ModalProps } from '@shootline/shared-ui/actions';
import type { FieldValues, FormProps } from '@shootline/shared-ui/form';

/** The dialog of an export: at most 1000 px wide (S1 §9), blocked while it is asked for. */
export function ExportModal(props: Omit<ModalProps, 'maxWidth'>) {
  return <Modal maxWidth={1000} {...props} />;
}

/**
 * The fields of an export in two columns, with Cancel and Export. What was entered is kept until it
 * is sent or cancelled.
 */
export function ExportForm<Values extends FieldValues>({
  keepAs,
  onCancel,
  children,
  ...form
}: FormProps<Values> & { keepAs: string; onCancel: () => void }) {
  const cancel = () => {
    keptInput.forget(keepAs);
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
