import { ApiError, numberText, t } from '@shootline/shared-api';
import { Button, ErrorState, Flex, Text } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invoiceDetailQueries } from '../invoice/invoice-detail.queries.ts';
import { invoiceFileQueries, noFile } from '../invoice/invoice-file.queries.ts';
import { invoiceQueries } from '../invoice/invoice.queries.ts';
import { InvoiceView } from './invoice-view.tsx';
import { detailTexts, LoadingInvoice } from './loading-invoice.tsx';

export interface InvoiceDetailDialogProps {
  invoice_uuid: string;
  /** The invoice that `onNext` shows, loaded in advance. */
  next_uuid?: string;
  /** The place of the invoice among those to decide on. */
  place?: { number: number; total: number } | undefined;
  /** Shows the next invoice of the list that waits for a decision. */
  onNext?: () => void;
  /** Closes the dialog and opens that of invoices that match their files. */
  onMatching?: () => void;
  onClose: () => void;
}

/** View Invoice of one invoice, opened from the supplier's number. */
export function InvoiceDetailDialog(props: InvoiceDetailDialogProps) {
  const { invoice_uuid, next_uuid = '', place, onNext, onMatching, onClose } = props;
  const [isBusy, setIsBusy] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(invoice_uuid);
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    // The pressed button disappeared with the previous invoice: its successor stands in the same spot.
    if (shown.current !== invoice_uuid) {
      const successor = `[data-goes-on="${pressed.current}"]`;
      const button = content.current?.querySelector<HTMLElement>(successor);
      (button ?? content.current)?.focus();
    }
    shown.current = invoice_uuid;
  }, [invoice_uuid]);
  useNextInvoice(next_uuid);
  return (
    <Dialog
      title={t('View Invoice')}
      maxWidth={1100}
      isTall={onNext !== undefined}
      isBlocked={isBusy}
      onClose={onClose}
    >
      <Flex
        ref={content}
        tabIndex={-1}
        outline="none"
        direction="column"
        flex="1"
        minH="0"
        onFocus={({ target }) => (pressed.current = target.dataset['goesOn'])}
      >
        {place && (
          <Flex mb="2" gap="3" align="center" justify="space-between">
            <Text role="status" fontSize="sm" color="fg.muted">
              {t('{number} of {total}', {
                number: numberText(place.number),
                total: numberText(place.total),
              })}
            </Text>
            {place.total > 1 && onMatching && (
              <Button
                size="xs"
                variant="outline"
                aria-haspopup="dialog"
                disabled={isBusy}
                onClick={onMatching}
              >
                {t('Approve What Matches')}
              </Button>
            )}
          </Flex>
        )}
        <Detail key={invoice_uuid} {...props} onBusy={setIsBusy} />
      </Flex>
    </Dialog>
  );
}

/** Loads the invoice that follows, with its file and the file's text. */
function useNextInvoice(next_uuid: string) {
  const ahead = { enabled: next_uuid !== '', retryOnMount: false };
  const { data: next } = useQuery({ ...invoiceQueries.detail(next_uuid), ...ahead });
  useQuery({ ...invoiceDetailQueries.sameNumber(next_uuid), ...ahead });
  const [file] = next?.files ?? [];
  useQuery({
    ...invoiceFileQueries.text(next_uuid, file ?? noFile),
    enabled: file !== undefined,
    retry: false,
  });
}

function Detail(props: InvoiceDetailDialogProps & { onBusy: (isBusy: boolean) => void }) {
  const { invoice_uuid, onBusy, onClose, onNext } = props;
  const { data, error, isFetching, refetch } = useQuery(invoiceQueries.detail(invoice_uuid));
  const retry = () => void refetch();
  if (data) {
    return (
      <InvoiceView
        invoice={data}
        onBusy={onBusy}
        onClose={onClose}
        onDone={onClose}
        onNext={onNext}
      />
    );
  }
  if (error instanceof ApiError && error.type === 'NotFound') {
    return <ErrorState message={detailTexts.none} onRetry={retry} />;
  }
  return <LoadingInvoice error={error} isFetching={isFetching} onRetry={retry} />;
}
