import { errorMessage, type InvoiceFile, t } from '@shootline/shared-api';
import { Button, NoticeBanner } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { invoiceFileQueries } from '../invoice/invoice-file.queries.ts';
import type { Marks } from '../file-text/amounts.ts';
import { FileView } from './file-view.tsx';

/** A file of an invoice, fetched with the user's token. */
export function StoredFile(props: { invoice_uuid: string; file: InvoiceFile; marks?: Marks }) {
  const { invoice_uuid, file, marks } = props;
  const { data, error, isFetching, refetch } = useQuery(
    invoiceFileQueries.content(invoice_uuid, file.uuid),
  );
  if (data || !error) {
    return <FileView name={file.name} size={file.size} content={data ?? null} marks={marks} />;
  }
  return (
    <NoticeBanner
      tone="danger"
      actions={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => void refetch()}>
          {isFetching ? t('Retrying...') : t('Retry')}
        </Button>
      }
    >
      {file.name}: {errorMessage(error)}
    </NoticeBanner>
  );
}
