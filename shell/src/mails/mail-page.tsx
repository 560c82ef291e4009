import {
  ApiError,
  errorMessage,
  isUuid,
  useCurrentUser,
  type Mail,
  t,
} from '@shootline/shared-api';
import {
  BackLink,
  Box,
  Button,
  ErrorState,
  LoadingScreen,
  NotFoundState,
  Page,
  Stack,
  StateChip,
  TimeText,
} from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { useParams } from '@shootline/shared-ui/router';
import { useQuery } from '@tanstack/react-query';
import { useSendMailAgain } from './mail.actions.ts';
import { mailQueries } from './mail.queries.ts';
import { BookingLink } from '../own-pages/booking-link.tsx';

function SendAgain({ mail }: { mail: Mail }) {
  const { mutate, isPending } = useSendMailAgain(mail.uuid);
  return (
    <Button onClick={() => mutate()} loading={isPending} loadingText={t('Sending...')}>
      {t('Send Again')}
    </Button>
  );
}

function MailView({ mail }: { mail: Mail }) {
  const { timezone } = useCurrentUser();
  return (
    <Page
      title={mail.subject}
      documentTitle={t('Email')}
      eyebrow={<BackLink to="/mails">{t('View all emails')}</BackLink>}
      actions={mail.state === 'failed' && <SendAgain mail={mail} />}
    >
      <Stack gap="4">
        <InfoCard title={t('Delivery')}>
          <DetailList columns={3}>
            <Detail label={t('Status')}>
              <StateChip kind="mail" state={mail.state} label={mail.state_display} />
            </Detail>
            <Detail label={t('To{recipient}', { recipient: '' })}>
              {[mail.recipient_name, mail.recipient_address].filter(Boolean).join('\n')}
            </Detail>
            <Detail label={t('Attempts')}>{String(mail.attempts)}</Detail>
            <Detail label={t('Written')}>
              <TimeText iso={mail.created} zone={timezone} />
            </Detail>
            <Detail label={mail.state === 'kept' ? t('Kept') : t('Sent')}>
              {mail.sent && <TimeText iso={mail.sent} zone={timezone} />}
            </Detail>
            <Detail label={t('Last Error')} fallback={t('None')}>
              {mail.last_error}
            </Detail>
            <Detail label={t('Attachments')} fallback={t('None')}>
              {mail.attachments.map(({ name }) => name).join('\n')}
            </Detail>
            <Detail label={t('Booking')} fallback={t('None')}>
              {mail.booking && (
                <BookingLink uuid={mail.booking} otherwise={t('Not part of this portal')}>
                  {t('View the booking')}
                </BookingLink>
              )}
            </Detail>
          </DetailList>
        </InfoCard>
        <InfoCard title={t('Text')}>
          <Box whiteSpace="pre-wrap" overflowWrap="anywhere" fontSize="sm">
            {mail.text}
          </Box>
        </InfoCard>
      </Stack>
    </Page>
  );
}

/** One mail with its text and the state of its delivery. */
export function MailPage() {
  const { mailId = '' } = useParams();
  const isId = isUuid(mailId);
  const { data, error, refetch } = useQuery({
    ...mailQueries.detail(mailId),
    enabled: isId,
    // The route's prefetch has just run; do not retry its failure at once.
    retryOnMount: false,
  });
  if (!isId || (error instanceof ApiError && error.type === 'NotFound')) {
    return <NotFoundState homeTo="/mails" />;
  }
  if (data) return <MailView mail={data} />;
  if (!error) return <LoadingScreen />;
  return (
    <Page title={t('Email')} eyebrow={<BackLink to="/mails">{t('View all emails')}</BackLink>}>
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    </Page>
  );
}
