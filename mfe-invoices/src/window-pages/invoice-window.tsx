import { ApiError, errorMessage, type Invoice, isUuid, t, translated } from '@shootline/shared-api';
import { ErrorState, NoticeBanner, Stack } from '@shootline/shared-ui';
import { useParams } from '@shootline/shared-ui/router';
import { SignedInAs, useWindowEnd, WindowPage } from '@shootline/shared-ui/window-page';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { CheckedFile } from '../invoice-dialog/file/invoice-file.tsx';
import { InvoiceWithFile } from '../invoice-dialog/file/invoice-with-file.tsx';
import { DecidedBy } from '../decision/decided-by.tsx';
import { type Decision, decisionRefusal } from '../decision/decision-refusal.ts';
import type { DecisionQuestionProps } from '../decision/decision-question.tsx';
import { InvoiceDetails } from '../invoice-dialog/invoice-details.tsx';
import { LoadingInvoice } from '../invoice-dialog/loading-invoice.tsx';
import { useInvoicesWithSameNumber } from '../invoice-dialog/invoices-with-same-number.tsx';
import { invoiceQueries } from '../invoice/invoice.queries.ts';
import { isWholeInvoice } from '../invoice/is-whole-invoice.ts';
import { NoDecision } from './no-decision.tsx';

interface InvoiceWindowProps {
  title: string;
  decision: Decision;
  Question: ComponentType<DecisionQuestionProps>;
  /** The text after the decision, with the invoice's `{number}` and its supplier's `{name}`. */
  outcomeText: string;
}

const texts = {
  missing: t(
    'This invoice does not exist, or you may not view it. It may belong to another account.',
  ),
  forbidden: t('You cannot approve or reject this invoice.'),
};

/** A page that mails link to: shows the invoice of the URL and asks for a decision. */
export function InvoiceWindow(page: InvoiceWindowProps) {
  const { title, outcomeText } = page;
  const { invoiceId = '' } = useParams();
  const { outcome, end } = useWindowEnd();
  const isId = isUuid(invoiceId);
  const { data, error, isFetching, refetch } = useQuery({
    ...invoiceQueries.detail(invoiceId),
    enabled: isId && outcome === null,
    retryOnMount: false,
  });
  const isMissing = !isId || (error instanceof ApiError && error.type === 'NotFound');
  // Wide while it loads, as most have a file.
  const isWide = !isMissing && (!data || data.files.length > 0);
  const endWith = ({ invoice_number: number, booking }: Invoice) => {
    const name = booking.camera_operator_full_name ?? t('the videographer');
    end({ kind: 'done', details: translated(outcomeText, { number, name }) });
  };
  return (
    <WindowPage title={title} outcome={outcome} maxWidth={isWide ? 1200 : 600}>
      {isMissing ? (
        <NoDecision reason={texts.missing} more={<SignedInAs />} />
      ) : !data ? (
        error instanceof ApiError && !error.fromServer ? (
          <ErrorState
            message={errorMessage(error)}
            onRetry={() => void refetch()}
            retryLabel={isFetching ? t('Retrying...') : t('Retry')}
          />
        ) : (
          <LoadingInvoice error={error} isFetching={isFetching} onRetry={() => void refetch()} />
        )
      ) : isWholeInvoice(data) ? (
        <Asked
          {...page}
          invoice={data}
          onCancel={() => end({ kind: 'unchanged' })}
          onDone={() => endWith(data)}
        />
      ) : (
        <NoDecision reason={texts.forbidden} more={<SignedInAs />} />
      )}
    </WindowPage>
  );
}

function Asked(
  props: InvoiceWindowProps & { invoice: Invoice; onCancel: () => void; onDone: () => void },
) {
  const { invoice, decision, Question, onCancel, onDone } = props;
  const [firstSeen] = useState(invoice);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [file] = invoice.files;
  const refusal = isBusy ? null : decisionRefusal(invoice, decision);
  const sameNumber = useInvoicesWithSameNumber(invoice);
  if (sameNumber.isLoading) {
    return <LoadingInvoice error={null} isFetching onRetry={() => void sameNumber.refetch()} />;
  }
  return (
    <InvoiceWithFile
      file={file && <CheckedFile invoice={invoice} onBusy={setIsBusy} />}
      decision={
        refusal === null ? (
          <Question
            invoice={invoice}
            firstSeen={firstSeen}
            onCancel={onCancel}
            onDone={onDone}
            onBusy={setIsBusy}
            onFailure={setFailure}
          />
        ) : (
          <Stack gap="4">
            {failure !== null && <NoticeBanner tone="danger">{failure}</NoticeBanner>}
            <NoDecision
              reason={
                <>
                  {refusal}
                  <DecidedBy invoice={invoice} />
                </>
              }
            />
          </Stack>
        )
      }
    >
      <InvoiceDetails invoice={invoice} />
    </InvoiceWithFile>
  );
}
