import {
  t,
  type OwnCalendar,
  type OwnCalendarInput,
  rich,
  translated,
} from '@shootline/shared-api';
import { ownCalendarRules } from '@shootline/shared-api/rules/availability';
import { Button, Flex, NoticeBanner, Stack, Text } from '@shootline/shared-ui';
import { ConfirmDialog, FormDialog } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { TextField } from '@shootline/shared-ui/form';
import { useState } from 'react';
import {
  useReadOwnCalendar,
  useRemoveOwnCalendar,
  useSetOwnCalendar,
} from '../calendar.actions.ts';
import { LastRead } from './last-read.tsx';
import { unreadSentences } from './unread-sentences.ts';

interface OwnCalendarDialogProps {
  /** Null if none is read yet. */
  calendar: OwnCalendar | null;
  zone: string;
  onClose: () => void;
}

const title = t('Own Calendar');
const subtitle = t('Its events are busy times here: no job is offered to you for them.');

// Not kept in the browser, as the address is private.
function AddressForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useSetOwnCalendar();
  return (
    <FormDialog<OwnCalendarInput>
      title={title}
      subtitle={subtitle}
      schema={ownCalendarRules}
      defaultValues={{ url: '' }}
      onSubmit={(values) => mutateAsync(values)}
      buttons={{ primary: t('Read My Calendar'), progress: t('Reading...') }}
      onClose={onClose}
    >
      <TextField
        name="url"
        label={t('Private iCal address')}
        isRequired
        help={t(
          "Google Calendar shows it under Settings, 'Secret address in iCal format'; Outlook under 'Publish a calendar', ICS; iCloud when you share a calendar.",
        )}
      />
      <Text fontSize="sm" color="fg.muted">
        {t(
          'It is read every hour. Others see only that you are busy, never the events. The address is stored encrypted and not shown again.',
        )}
      </Text>
    </FormDialog>
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useRemoveOwnCalendar();
  return (
    <ConfirmDialog
      title={title}
      text={t(
        'Stop reading your own calendar? Its events are removed from here, and jobs may be offered to you for these times.',
      )}
      buttons={{ primary: t('Stop Reading'), progress: t('Stopping...'), isDangerous: true }}
      onConfirm={() => mutateAsync()}
      onClose={onClose}
    />
  );
}

/** Connects the user's own calendar with other appointments, reads it again, or disconnects it. */
export function OwnCalendarDialog({ calendar, zone, onClose }: OwnCalendarDialogProps) {
  const [step, setStep] = useState<'address' | 'remove' | null>(null);
  const { mutate: read, isPending } = useReadOwnCalendar();
  if (!calendar || step === 'address') return <AddressForm onClose={onClose} />;
  if (step === 'remove') return <RemoveDialog onClose={onClose} />;
  const { name, host, failure } = calendar;
  const unread = unreadSentences(calendar);
  return (
    <Dialog title={title} subtitle={subtitle} onClose={onClose}>
      <Stack gap="4">
        <Text overflowWrap="anywhere">
          {rich('Your calendar at {host} is read every hour. Others see only that you are busy.', {
            host: <b>{name ? `${host} (${name})` : host}</b>,
          })}
        </Text>
        {failure && <NoticeBanner tone="warning">{translated(failure)}</NoticeBanner>}
        {unread.length > 0 && <NoticeBanner tone="warning">{unread.join(' ')}</NoticeBanner>}
        <Text role="status" fontSize="sm" color="fg.muted">
          <LastRead calendar={calendar} zone={zone} />
        </Text>
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="outline" colorPalette="red" onClick={() => setStep('remove')}>
            {t('Stop Reading')}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={() => setStep('address')}>
            {t('Change Address')}
          </Button>
          <Button loading={isPending} loadingText={t('Reading...')} onClick={() => read()}>
            {t('Read Now')}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}
