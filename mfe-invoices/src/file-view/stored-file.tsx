import { errorMessage, type InvoiceFile, t } from '@shootline/shared-api';
import { Button, NoticeBanner } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { downloadInvoiceFile } from '../invoice/invoice-file.queries.ts';
import { FileView } from './file-view.tsx';

/** A file of an invoice, fetched with the user's token. */
export function StoredFile({ invoice_uuid, file }: { invoice_uuid: string; file: InvoiceFile }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invoice-file', invoice_uuid, file.uuid],
    queryFn: () => downloadInvoiceFile(invoice_uuid, file.uuid),
    // The content of a stored file never changes.
    staleTime: Infinity,
  });
  if (data || !error) return <FileView name={file.name} size={file.size} content={data ?? null} />;
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
