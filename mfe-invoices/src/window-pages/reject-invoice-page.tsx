import { WindowPage } from '@shootline/shared-ui/window-page';

/** Reject Invoice (S2 §2). */
export function RejectInvoicePage() {
  return (
    <WindowPage title="Reject Invoice" outcome={null}>
      {null}
    </WindowPage>
  );
}
