import { ApiError, errorMessage, type LinkedCallSheet, t } from '@shootline/shared-api';
import {
  Badge,
  Box,
  Button,
  ErrorState,
  Flex,
  formatDuration,
  HStack,
  NoticeBanner,
  Stack,
  Text,
  TimeText,
} from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import { useLocation } from '@shootline/shared-ui/router';
import { type WindowOutcome, WindowPage } from '@shootline/shared-ui/window-page';
import { useQuery } from '@tanstack/react-query';
import { useConfirmLink } from '../call-sheet/call-sheet.actions.ts';
import { callSheetQueries } from '../call-sheet/call-sheet.queries.ts';
import { SheetChanges } from '../call-sheet/sheet-changes.tsx';
import { FactsSkeleton } from './facts-skeleton.tsx';

const isEnded = (error: unknown) =>
  error instanceof ApiError && ['NotFound', 'ValidationError'].includes(error.type);

/** Confirms the call sheet of the token after the # of a mailed link, by a button; needs no sign-in. */
export function CallSheetPage() {
  const token = useLocation().hash.slice(1);
  const {
    data: sheet,
    error,
    refetch,
  } = useQuery({
    ...callSheetQueries.link(token),
    retry: (count, failure) => !isEnded(failure) && count < 2,
  });
  const done: WindowOutcome | null = sheet?.confirmed
    ? { kind: 'done', details: t('The call sheet is confirmed.') }
    : null;
  return (
    <WindowPage title={t('Confirm Call Sheet')} outcome={done}>
      {sheet ? (
        <Question sheet={sheet} token={token} />
      ) : isEnded(error) ? (
        <Text role="status">
          {t(
            'This link no longer works. The shoot is over, or there is a newer call sheet or none.',
          )}
        </Text>
      ) : error ? (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <FactsSkeleton />
      )}
    </WindowPage>
  );
}

function Question({ sheet, token }: { sheet: LinkedCallSheet; token: string }) {
  const { mutate: confirm, isPending, error } = useConfirmLink(token);
  return (
    <Stack gap="5">
      <Facts sheet={sheet} />
      {sheet.is_outdated && (
        <NoticeBanner>
          {t('The shoot has changed since this call sheet was made. A new one will follow.')}
        </NoticeBanner>
      )}
      <SheetChanges changes={sheet.changes} zone={sheet.timezone} />
      {error && (
        <Text role="alert" color="fg.error">
          {errorMessage(error)}
        </Text>
      )}
      {!sheet.is_outdated && (
        <Flex justify="flex-end">
          <Button loading={isPending} loadingText={t('Confirming...')} onClick={() => confirm()}>
            {t('Confirm Call Sheet')}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

function Facts({ sheet }: { sheet: LinkedCallSheet }) {
  const { timezone: zone } = sheet;
  return (
    <Box>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {sheet.title || t('Untitled booking')}
      </Text>
      <HStack gap="2" wrap="wrap" mt="2" mb="4">
        <Badge colorPalette="gray">#{sheet.booking_uid}</Badge>
        <Badge colorPalette="gray">{t('Version {version}', { version: sheet.version })}</Badge>
      </HStack>
      <DetailList columns={2}>
        <Detail label={t('Arrival')}>
          {sheet.arrival_and_setup_date && (
            <TimeText iso={sheet.arrival_and_setup_date} zone={zone} />
          )}
        </Detail>
        <Detail label={t('Shoot begins')}>
          {sheet.date && <TimeText iso={sheet.date} zone={zone} />}
        </Detail>
        <Detail label={t('Length')}>
          {sheet.duration !== null && formatDuration(sheet.duration)}
        </Detail>
        <Detail label={t('For')}>{sheet.reader}</Detail>
        <Detail label={t('Address')} wide>
          {sheet.address}
        </Detail>
        <Detail label={t('Contact on the day')} wide>
          {sheet.point_of_contact}
        </Detail>
      </DetailList>
    </Box>
  );
}
