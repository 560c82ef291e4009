import { type BookingSummary, useCurrentUser, t } from '@shootline/shared-api';
import { bookingTexts } from '@shootline/shared-api/rules/booking';
import { dayAfter, isoDayOf, ruleTexts } from '@shootline/shared-api/values';
import { Flex, Stack, Text } from '@shootline/shared-ui';
import { DateField } from '@shootline/shared-ui/date-field';
import { Dialog } from '@shootline/shared-ui/dialog';
import { Form, FormMessages, SubmitButton } from '@shootline/shared-ui/form';
import { useState } from 'react';
import { object, string } from 'yup';
import { useStartCopy } from './use-start-copy.ts';

/** The first possible day of a shoot, in days from today. */
const firstAfter = 2;

const rules = (firstDay: string) =>
  object({
    day: string()
      .ensure()
      .required(ruleTexts.requiredText)
      .test('day', ruleTexts.date, (day) => isoDayOf(day) !== undefined)
      .test(
        'later',
        bookingTexts.tooSoon,
        (day) => (isoDayOf(day) ?? '') >= (isoDayOf(firstDay) ?? ''),
      ),
  });
const noRules = object({ day: string().ensure() });

/** Asks for the date of a copy, before it is made. */
export function StartCopyDialog(props: { booking: BookingSummary; onClose: () => void }) {
  const { booking, onClose } = props;
  const { timezone } = useCurrentUser();
  const [firstDay] = useState(() =>
    dayAfter(new Date(), firstAfter, booking.address?.timezone ?? timezone),
  );
  const [isBusy, setIsBusy] = useState(false);
  const start = useStartCopy(booking);
  return (
    <Dialog
      title={t('Start from an Earlier Booking')}
      subtitle={`#${booking.booking_uid} · ${booking.title || t('Untitled booking')}`}
      isBlocked={isBusy}
      onClose={onClose}
    >
      <Form
        label={t('Start from an Earlier Booking')}
        schema={(_values, intent) => (intent === 'dated' ? rules(firstDay) : noRules)}
        defaultValues={{ day: '' }}
        onSubmit={async ({ day }, { intent }) => {
          setIsBusy(true);
          try {
            await start(intent === 'dated' ? day : null);
          } finally {
            setIsBusy(false);
          }
        }}
        hasOwnMessages
      >
        <Stack gap="4">
          <Text>
            {t(
              'When is the new shoot? Everything else is copied, except files, comments and the videographer.',
            )}
          </Text>
          <DateField name="day" label={t('Date')} />
          <FormMessages />
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <SubmitButton intent="undated" variant="outline" busyText={t('Duplicating...')}>
              {t('Choose the Date Later')}
            </SubmitButton>
            <SubmitButton intent="dated" busyText={t('Duplicating...')}>
              {t('Start')}
            </SubmitButton>
          </Flex>
        </Stack>
      </Form>
    </Dialog>
  );
}
