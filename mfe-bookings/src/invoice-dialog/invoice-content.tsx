import { t } from '@shootline/shared-api';
import { Widget, type Widgets } from '@shootline/shared-api/portal';
import { Box, Button, ErrorState, Flex, LoadingScreen } from '@shootline/shared-ui';
import { useEffect, useRef } from 'react';
import { invoiceWidget } from './invoice-widget.ts';

type InvoiceContentProps = Widgets[typeof invoiceWidget];

/** The invoices remote's widget, or its fallback while that remote is down. */
export function InvoiceContent(props: InvoiceContentProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { onBusy, onClose } = props;
  return (
    <Box ref={frame} tabIndex={-1} outline="none">
      <Widget
        name={invoiceWidget}
        props={props}
        loading={<LoadingScreen />}
        fallback={(retry) => (
          <InvoicesUnavailable
            onBusy={onBusy}
            onClose={onClose}
            onRetry={() => {
              // Keeps the focus in the dialog when the button disappears.
              frame.current?.focus();
              retry();
            }}
          />
        )}
      />
    </Box>
  );
}

function InvoicesUnavailable({
  onBusy,
  onClose,
  onRetry,
}: Pick<InvoiceContentProps, 'onBusy' | 'onClose'> & { onRetry: () => void }) {
  // A widget that crashed while busy must not block closing the dialog.
  useEffect(() => onBusy(false), [onBusy]);
  return (
    <>
      <ErrorState
        title={t('Invoices are not available')}
        message={t('The invoice cannot be shown right now. The rest of the portal keeps working.')}
        onRetry={onRetry}
      />
      <Flex justify="flex-end">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {t('Close')}
        </Button>
      </Flex>
    </>
  );
}
