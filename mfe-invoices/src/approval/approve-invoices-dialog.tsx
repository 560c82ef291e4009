import { t, type Invoice, type InvoiceApprovalResult } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { Button, Flex, NoticeBanner, Stack, Text } from '@shootline/shared-ui';
import { Confirmation } from '@shootline/shared-ui/action-form';
import { FormError } from '@shootline/shared-ui/form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { type ReactNode, useMemo, useState } from 'react';
import type { FileCheck } from '../file-text/amounts.ts';
import { useFileChecks } from '../file-check/use-file-checks.ts';
import { useApproveInvoices } from '../invoice/invoice.actions.ts';
import { totalsOf } from '../totals/totals.ts';
import { isMatch, MatchingChoice } from './matching-choice.tsx';
import { InvoiceLines } from './invoice-lines.tsx';

const totalText = (invoices: readonly Invoice[]) =>
  totalsOf(invoices)
    .filter(({ supplier_cost_claimed: claimed }) => claimed !== 0)
    .map(({ currency, supplier_cost_claimed: claimed }) => formatMoney(claimed, currency))
    .join(' + ');

export interface ApproveInvoicesDialogProps {
  invoices: readonly Invoice[];
  /** The number of selected invoices outside the list, which are left out. */
  elsewhere: number;
  /** Whether only invoices that match their file are approved, unless the user changes that. */
  startsWithMatching?: boolean;
  /** Gets the invoices that were to be approved, with the result of each. */
  onResults: (invoices: readonly Invoice[], results: readonly InvoiceApprovalResult[]) => void;
  onClose: () => void;
  returnFocusTo?: () => HTMLElement | null;
}

/** Asks whether to approve several invoices, and approves them in one request. */
export function ApproveInvoicesDialog(props: ApproveInvoicesDialogProps) {
  const { invoices, elsewhere, startsWithMatching = false } = props;
  const { onResults, onClose, returnFocusTo } = props;
  const { mutateAsync, isPending } = useApproveInvoices();
  const possible = useMemo(
    () => invoices.filter(({ permissions }) => permissions.make_approved),
    [invoices],
  );
  const [isOnlyMatching, setIsOnlyMatching] = useState(startsWithMatching);
  const checks = useFileChecks(possible);
  const approvable = isOnlyMatching
    ? possible.filter((invoice) => isMatch(invoice, checks))
    : possible;
  const leftOut = invoices.filter((invoice) => !approvable.includes(invoice));

  const approve = async () => {
    if (approvable.length === 0) throw new FormError(t('No invoice to approve.'), []);
    const seen = approvable.map(({ uuid, revision }) => ({ uuid, revision }));
    const { results } = await mutateAsync({ invoices: seen });
    onResults(approvable, results);
  };
  return (
    <Dialog
      title={t('Approve Invoices')}
      maxWidth={680}
      isBlocked={isPending}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <Confirmation
        text={
          <Question
            approvable={approvable}
            leftOut={leftOut}
            elsewhere={elsewhere}
            reasonLeftOut={isOnlyMatching ? 'match' : 'status'}
            checks={checks}
          >
            <MatchingChoice
              invoices={possible}
              checks={checks}
              isOnlyMatching={isOnlyMatching}
              onChange={setIsOnlyMatching}
            />
          </Question>
        }
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
    </Dialog>
  );
}

function Question(props: {
  approvable: readonly Invoice[];
  leftOut: readonly Invoice[];
  elsewhere: number;
  reasonLeftOut: 'match' | 'status';
  checks: ReadonlyMap<string, FileCheck>;
  children: ReactNode;
}) {
  const { approvable, leftOut, elsewhere, reasonLeftOut, checks, children } = props;
  const different = approvable.filter(({ is_total_different }) => is_total_different);
  const expected = approvable.filter(({ is_total_different }) => !is_total_different);
  return (
    <Stack gap="4">
      <Text>
        {approvable.length === 0
          ? t('No invoice will be approved.')
          : t('{count, plural, one {# invoice} other {# invoices}} will be approved: {total}.', {
              count: approvable.length,
              total: totalText(approvable),
            })}
      </Text>
      {children}
      {approvable.length > 0 && <Text fontSize="sm">{t('Their videographers are emailed.')}</Text>}
      {different.length > 0 && (
        <NoticeBanner tone="warning">
          {t(
            '{count, plural, one {# of them, listed first, claims another amount than expected.} other {# of them, listed first, claim other amounts than expected.}}',
            { count: different.length },
          )}
        </NoticeBanner>
      )}
      {approvable.length > 0 && (
        <InvoiceLines
          label={t('To approve')}
          invoices={[...different, ...expected]}
          checks={checks}
        />
      )}
      {leftOut.length > 0 && (
        <>
          <Text color="fg.muted">
            {reasonLeftOut === 'match'
              ? t('Left out, to be looked at one by one:')
              : t(
                  '{count, plural, one {Left out, as its status does not allow it:} other {Left out, as their status does not allow it:}}',
                  { count: leftOut.length },
                )}
          </Text>
          <InvoiceLines label={t('Left out')} invoices={leftOut} checks={checks} />
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

/** The invoices that could not be approved, each with the reason. */
export function RefusedInvoicesDialog(props: {
  invoices: readonly Invoice[];
  results: readonly InvoiceApprovalResult[];
  onClose: () => void;
}) {
  const { invoices, results, onClose } = props;
  const errors = new Map(results.map(({ invoice, error }) => [invoice, error?.message ?? '']));
  return (
    <Dialog title={t('Approve Invoices')} maxWidth={680} onClose={onClose}>
      <Stack gap="4">
        <InvoiceLines
          label={t('Not approved')}
          invoices={invoices.filter(({ uuid }) => errors.has(uuid))}
          errors={errors}
        />
        <Flex justify="flex-end">
          <Button data-autofocus onClick={onClose}>
            {t('Done')}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}
