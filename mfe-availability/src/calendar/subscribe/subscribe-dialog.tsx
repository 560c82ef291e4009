import { type CalendarAddress, errorMessage, t, rich } from '@shootline/shared-api';
import {
  Button,
  ErrorState,
  Flex,
  formatDate,
  LoadingScreen,
  NoticeBanner,
  Stack,
  Text,
  TimeText,
} from '@shootline/shared-ui';
import { Confirmation } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useFocusHandover } from '@shootline/shared-ui/page-hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf } from '../../days/day.ts';
import { useRenewCalendarAddress, useRevokeCalendarAddress } from '../calendar.actions.ts';
import { calendarQueries } from '../calendar.queries.ts';
import { AddressField } from './address-field.tsx';
import { CalendarApps } from './calendar-apps.tsx';

type Question = 'renew' | 'revoke';

const questions = {
  renew: {
    text: t(
      'Make a new address? Calendars that use the old one stop showing your shoots until you give them the new one.',
    ),
    primary: t('Make a New Address'),
    progress: t('Making...'),
  },
  revoke: {
    text: t('End the address? Calendars that use it stop showing your shoots.'),
    primary: t('End the Address'),
    progress: t('Ending...'),
  },
};

function NoAddress(props: { onMake: () => void; isMaking: boolean; error: Error | null }) {
  const { onMake, isMaking, error } = props;
  return (
    <Stack gap="5">
      <Text>
        {t(
          'At a private address, your calendar app reads your shoots and open offers, and follows every change. Anyone who knows the address can read them, so keep it to yourself.',
        )}
      </Text>
      {error && <NoticeBanner tone="danger">{errorMessage(error)}</NoticeBanner>}
      <Flex justify="flex-end">
        <Button loading={isMaking} loadingText={t('Making...')} onClick={onMake}>
          {t('Make a Private Address')}
        </Button>
      </Flex>
    </Stack>
  );
}

function Made({ at, zone }: { at: string; zone: string }) {
  const time = <TimeText iso={at} zone={zone} show="time" />;
  const isToday = dayOf(at, zone) === dayOf(new Date(), zone);
  return (
    <>
      {isToday
        ? rich('Made today, {time}.', { time })
        : rich('Made on {day}, {time}.', { day: formatDate(at, zone), time })}
    </>
  );
}

function Address(props: {
  url: string;
  created: string | null;
  zone: string;
  onAsk: (question: Question) => void;
}) {
  const { url, created, zone, onAsk } = props;
  return (
    <Stack gap="3">
      <AddressField url={url} />
      <CalendarApps url={url} />
      <Text fontSize="sm">
        {t('Anyone who knows the address can read your shoots, so keep it to yourself.')}{' '}
        {created && <Made at={created} zone={zone} />}
      </Text>
      <Flex gap="3" wrap="wrap" justify="flex-end" pt="1">
        <Button variant="outline" colorPalette="red" onClick={() => onAsk('revoke')}>
          {t('End the Address')}
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={() => onAsk('renew')}>
          {t('Make a New Address')}
        </Button>
      </Flex>
    </Stack>
  );
}

/** Manages the private address at which calendar apps read the user's shoots and offers. */
export function SubscribeDialog({ zone, onClose }: { zone: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(calendarQueries.address());
  const renew = useRenewCalendarAddress();
  const revoke = useRevokeCalendarAddress();
  const [question, setQuestion] = useState<Question | null>(null);
  const answers: Record<Question, () => Promise<CalendarAddress>> = {
    renew: renew.mutateAsync,
    revoke: revoke.mutateAsync,
  };
  const part = useFocusHandover(`${data?.url} ${question}`, (content) => {
    content?.querySelector<HTMLElement>('[data-autofocus], button')?.focus();
  });
  const content = () => {
    if (!data) {
      if (!error) return <LoadingScreen />;
      return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />;
    }
    const { url, created } = data;
    if (url === null) {
      const { mutate, isPending, error: refusal } = renew;
      return <NoAddress onMake={() => mutate()} isMaking={isPending} error={refusal} />;
    }
    if (!question) return <Address url={url} created={created} zone={zone} onAsk={setQuestion} />;
    const { text, ...labels } = questions[question];
    return (
      <Confirmation
        text={text}
        buttons={{ ...labels, isDangerous: true, onCancel: () => setQuestion(null) }}
        onConfirm={async () => {
          await answers[question]();
          renew.reset();
          setQuestion(null);
        }}
      />
    );
  };
  return (
    <Dialog
      title={t('Subscribe')}
      subtitle={t('Your shoots in your own calendar app.')}
      isBlocked={renew.isPending || revoke.isPending}
      onClose={onClose}
    >
      <div ref={part}>{content()}</div>
    </Dialog>
  );
}
