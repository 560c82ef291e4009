import { t, type Invoice, type InvoiceApprovalResult } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { Button, Flex, NoticeBanner, Stack, Text } from '@shootline/shared-ui';
import { Confirmation } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useState } from 'react';
import { useApproveInvoices } from '../invoice/invoice.actions.ts';
import { totalsOf } from '../totals/totals.ts';
import { InvoiceLines } from './invoice-lines.tsx';

const totalText = (invoices: readonly Invoice[]) =>
  totalsOf(invoices)
    .filter(({ supplier_cost_claimed: claimed }) => claimed !== 0)
    .map(({ currency, supplier_cost_claimed: claimed }) => formatMoney(claimed, currency))
    .join(' + ');

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

interface ApproveInvoicesDialogProps {
  invoices: readonly Invoice[];
  /** The number of selected invoices outside the list, which are left out. */
  elsewhere: number;
  onApproved: (uuids: readonly string[]) => void;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
}

/** Asks whether to approve several invoices, approves them in one request and shows each result. */
export function ApproveInvoicesDialog(props: ApproveInvoicesDialogProps) {
  const { invoices, elsewhere, onApproved, onClose, returnFocusTo } = props;
  const { mutateAsync, isPending } = useApproveInvoices();
  const [results, setResults] = useState<readonly InvoiceApprovalResult[]>();
  const approvable = invoices.filter(({ permissions }) => permissions.make_approved);
  const leftOut = invoices.filter(({ permissions }) => !permissions.make_approved);

  const approve = async () => {
    const seen = approvable.map(({ uuid, revision }) => ({ uuid, revision }));
    const answer = await mutateAsync({ invoices: seen });
    setResults(answer.results);
    onApproved(answer.results.filter(({ error }) => !error).map(({ invoice }) => invoice));
  };
  return (
    <Dialog
      title={t('Approve Invoices')}
      maxWidth={680}
      isBlocked={isPending}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      {results ? (
        <Results invoices={approvable} results={results} onClose={onClose} />
      ) : (
        <Confirmation
          text={<Question approvable={approvable} leftOut={leftOut} elsewhere={elsewhere} />}
          buttons={{
            primary: t('Approve {count, plural, one {# Invoice} other {# Invoices}}', {
              count: approvable.length,
            }),
            progress: t('Approving...'),
            onCancel: onClose,
          }}
          isAfterContent
          onConfirm={approve}
        />
      )}
    </Dialog>
  );
}

function Question(props: {
  approvable: readonly Invoice[];
  leftOut: readonly Invoice[];
  elsewhere: number;
}) {
  const { approvable, leftOut, elsewhere } = props;
  const different = approvable.filter(({ is_total_different }) => is_total_different);
  const expected = approvable.filter(({ is_total_different }) => !is_total_different);
  return (
    <Stack gap="4">
      <Text>
        {t('{count, plural, one {# invoice} other {# invoices}} will be approved: {total}.', {
          count: approvable.length,
          total: totalText(approvable),
        })}
      </Text>
      <Text fontSize="sm">{t('This cannot be undone.')}</Text>
      {different.length > 0 && (
        <NoticeBanner tone="warning">
          {t(
            '{count, plural, one {# of them, listed first, claims another amount than expected.} other {# of them, listed first, claim other amounts than expected.}}',
            { count: different.length },
          )}
        </NoticeBanner>
      )}
      <InvoiceLines label={t('To approve')} invoices={[...different, ...expected]} />
      {leftOut.length > 0 && (
        <>
          <Text color="fg.muted">
            {t(
              '{count, plural, one {Left out, as its status does not allow it:} other {Left out, as their status does not allow it:}}',
              { count: leftOut.length },
            )}
          </Text>
          <InvoiceLines label={t('Left out')} invoices={leftOut} />
        </>
      )}
      {elsewhere > 0 && (
        <Text color="fg.muted">
          {t(
            'Also left out: {count, plural, one {# invoice} other {# invoices}} selected in another list.',
            { count: elsewhere },
          )}
        </Text>
      )}
    </Stack>
  );
}

function Results(props: {
  invoices: readonly Invoice[];
  results: readonly InvoiceApprovalResult[];
  onClose: () => void;
}) {
  const { invoices, results, onClose } = props;
  const errors = new Map(results.map(({ invoice, error }) => [invoice, error?.message ?? null]));
  const failed = results.filter(({ error }) => error).length;
  const done = t('{count, plural, one {# invoice} other {# invoices}} approved.', {
    count: results.length - failed,
  });
  const notDone = t(
    '{failed, plural, one {# could not be, and stays selected.} other {# could not be, and stay selected.}}',
    { failed },
  );
  return (
    <Stack gap="4">
      <Text role="status">{failed === 0 ? done : `${done} ${notDone}`}</Text>
      <InvoiceLines label={t('Results')} invoices={invoices} errors={errors} />
      <Flex justify="flex-end">
        <Button ref={takeFocus} onClick={onClose}>
          {t('Done')}
        </Button>
      </Flex>
    </Stack>
  );
}
