import { t, type Invoice } from '@shootline/shared-api';
import { Box, Button, Flex, NoticeBanner, Stack } from '@shootline/shared-ui';
import { CancelButton } from '@shootline/shared-ui/kept-input';
import { useRef, useState } from 'react';
import { ApproveAndNext } from './approve-and-next.tsx';
import { DecidedBy } from './decided-by.tsx';
import { type Decision, decisionRefusal } from './decision-refusal.ts';
import { ApproveQuestion, Correction, Notified, RejectQuestion } from './decision-question.tsx';

/** On phones two buttons a row, so that they leave room for the invoice. */
const inPairs = {
  display: { base: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  // Long words of other languages take a second line.
  '& button': {
    px: { base: '1', sm: '2', lg: '3' },
    lineHeight: 'short',
    whiteSpace: { base: 'normal', sm: 'nowrap' },
  },
};

/**
 * The buttons Approve Invoice and Reject Invoice, if permitted, which ask for confirmation; in an invoice of
 * a list also Approve and Next, which does not.
 */
export function DecisionPart(props: {
  invoice: Invoice;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
  onDone: () => void;
  /** Shows the next invoice of the list, if the dialog was opened from one. */
  onNext?: () => void;
}) {
  const { invoice, onBusy, onClose, onDone, onNext } = props;
  const [firstSeen] = useState(invoice);
  const [asked, setAsked] = useState<Decision | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const busy = (next: boolean) => {
    setIsBusy(next);
    onBusy(next);
  };
  const ask = (decision: Decision | null) => {
    setAsked(decision);
    setFailure(null);
    // The pressed button disappears, so the part around it takes the focus.
    place.current?.focus();
  };
  const refusal = asked && !isBusy ? decisionRefusal(invoice, asked) : null;
  const { make_approved, make_rejected } = invoice.permissions;
  const decides = make_approved || make_rejected;
  const Question = asked === 'make_approved' ? ApproveQuestion : RejectQuestion;
  return (
    <Box
      ref={place}
      tabIndex={-1}
      outline="none"
      borderTopWidth="1px"
      pt={onNext ? '3' : '4'}
      minW="0"
    >
      {refusal !== null && (
        <Stack gap="4" mb="4">
          {failure !== null && <NoticeBanner tone="danger">{failure}</NoticeBanner>}
          <NoticeBanner tone="warning">
            {refusal}
            <DecidedBy invoice={invoice} />
          </NoticeBanner>
        </Stack>
      )}
      {asked && refusal === null ? (
        <Question
          invoice={invoice}
          firstSeen={firstSeen}
          onCancel={() => ask(null)}
          onDone={onDone}
          onBusy={busy}
          onFailure={setFailure}
          isUndoable
        />
      ) : (
        <Stack gap="3">
          {asked === null && failure !== null && (
            <NoticeBanner tone="danger">{failure}</NoticeBanner>
          )}
          {onNext && decides && <Correction invoice={invoice} firstSeen={firstSeen} />}
          <Flex
            gap="2"
            justify="flex-end"
            wrap="wrap"
            direction={{ base: decides ? 'column' : 'row', sm: 'row' }}
            css={onNext && decides ? inPairs : undefined}
          >
            {onNext && make_approved && (
              <Box flex="1" minW="0" alignSelf="center" gridColumn="1 / -1">
                <Notified invoice={invoice} isUndoable />
              </Box>
            )}
            {!(onNext && decides) && (
              <CancelButton data-autofocus onClick={onClose}>
                {t('Close')}
              </CancelButton>
            )}
            {onNext && (
              <Button
                data-autofocus={decides || undefined}
                data-goes-on="skip"
                variant="outline"
                colorPalette="gray"
                onClick={onNext}
              >
                {t('Skip')}
              </Button>
            )}
            {make_rejected && (
              <Button variant="outline" colorPalette="red" onClick={() => ask('make_rejected')}>
                {t('Reject Invoice')}
              </Button>
            )}
            {make_approved && (
              <Button variant={onNext ? 'outline' : undefined} onClick={() => ask('make_approved')}>
                {t('Approve Invoice')}
              </Button>
            )}
            {make_approved && onNext && (
              <ApproveAndNext
                invoice={invoice}
                onNext={onNext}
                onBusy={busy}
                onFailure={setFailure}
              />
            )}
          </Flex>
        </Stack>
      )}
    </Box>
  );
}
