import {
  type InvoiceHistoryEntry,
  listErrorMessage,
  useCurrentUser,
  t,
  msg,
  translated,
} from '@shootline/shared-api';
import { claimText, formatMoney } from '@shootline/shared-api/values';
import {
  Box,
  Button,
  Flex,
  NoticeBanner,
  Spinner,
  Stack,
  Text,
  TimeText,
  VisuallyHidden,
} from '@shootline/shared-ui';
import { WrittenText } from '@shootline/shared-ui/card';
import { DownloadButton } from '@shootline/shared-ui/files';
import { useQuery } from '@tanstack/react-query';
import { invoiceDetailQueries } from '../invoice/invoice-detail.queries.ts';
import { downloadInvoiceFile } from '../invoice/invoice-file.queries.ts';
import { type AnyInvoice, claimCurrencyOf } from '../invoice/any-invoice.ts';
import { Disclosure } from './disclosure.tsx';

const kinds: Record<InvoiceHistoryEntry['kind'], string> = {
  submitted: msg('Submitted by {name}'),
  corrected: msg('Corrected by {name}'),
  approved: msg('Approved by {name}'),
  rejected: msg('Rejected by {name}'),
  file_deleted: msg('File deleted by {name}'),
};

/** The folded history of each invoice; nothing for those not yet submitted. */
export function Histories({ invoices }: { invoices: readonly AnyInvoice[] }) {
  return invoices
    .filter(({ state }) => state !== 'init')
    .map((invoice) => (
      <Disclosure
        key={invoice.uuid}
        title={
          invoices.length > 1
            ? t('History of #{number}', { number: invoice.booking.booking_uid })
            : t('History')
        }
      >
        <History invoice={invoice} />
      </Disclosure>
    ));
}

function History({ invoice }: { invoice: AnyInvoice }) {
  const { data, error, refetch } = useQuery(invoiceDetailQueries.history(invoice.uuid));
  const { timezone } = useCurrentUser();
  if (error && !data) {
    return (
      <NoticeBanner
        tone="danger"
        actions={
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => void refetch()}>
            {t('Retry')}
          </Button>
        }
      >
        {listErrorMessage(error, t('Sorry, there was an issue loading this content.'))}
      </NoticeBanner>
    );
  }
  if (!data) {
    return (
      <Box role="status">
        <Spinner size="sm" />
        <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      </Box>
    );
  }
  if (data.length === 0) {
    return (
      <Text fontSize="sm" color="fg.muted">
        {t('Nothing is recorded yet.')}
      </Text>
    );
  }
  return (
    <Stack as="ol" listStyleType="none" gap="4">
      {data.map((entry) => (
        <Entry key={entry.uuid} entry={entry} invoice={invoice} zone={timezone} />
      ))}
    </Stack>
  );
}

function Entry(props: { entry: InvoiceHistoryEntry; invoice: AnyInvoice; zone: string }) {
  const { entry, invoice, zone } = props;
  const { kind, actor_full_name, created, reason, invoice_number, tax_details } = entry;
  const { line_items, file } = entry;
  const isClaim = kind === 'submitted' || kind === 'corrected';
  const amount = claimText(entry);
  return (
    <Stack as="li" gap="1" fontSize="sm">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="medium">{translated(kinds[kind], { name: actor_full_name })}</Text>
        <Text fontSize="xs" color="fg.muted">
          <TimeText iso={created} zone={zone} />
        </Text>
      </Flex>
      {reason && <WrittenText>{reason}</WrittenText>}
      {isClaim && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {[invoice_number, amount, tax_details].filter(Boolean).join(' · ')}
          {line_items.map((item) =>
            `, ${formatMoney(item.amount, claimCurrencyOf(invoice))} ${item.description}`.trimEnd(),
          )}
        </Text>
      )}
      {file && (
        <Box>
          <DownloadButton
            fileName={file.name}
            load={() => downloadInvoiceFile(invoice.uuid, file.uuid)}
          />
        </Box>
      )}
    </Stack>
  );
}
