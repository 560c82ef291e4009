import { WindowPage } from '@shootline/shared-ui/window-page';

/** Approve Invoice (S2 §2). */
export function ApproveInvoicePage() {
  return (
    <WindowPage title="Approve Invoice" outcome={null}>
      {null}
    </WindowPage>
  );
}
