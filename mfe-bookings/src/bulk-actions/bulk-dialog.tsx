import type { BookingSummary, BulkResult } from '@shootline/shared-api';
import { completionRules } from '@shootline/shared-api/rules';
import { Button, Flex, Stack, StateChip, Text } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { YesNoField } from '@shootline/shared-ui/choice-field';
import { useState } from 'react';
import { BookingLine, BookingLines } from './booking-lines.tsx';
import { type BulkDefinition, bookingsText } from './bulk-definition.ts';
import { BulkResults } from './bulk-results.tsx';
import { useBulkAction } from './bulk.actions.ts';

/** Moves the focus to Done, as the pressed button has disappeared with the question. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

interface BulkDialogProps {
  action: BulkDefinition;
  bookings: readonly BookingSummary[];
  /** Called with the changed bookings. */
  onDone: (uuids: string[]) => void;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
}

/** Confirms an action on several bookings, performs it in one request and shows each result. */
export function BulkDialog({ action, bookings, onDone, onClose, returnFocusTo }: BulkDialogProps) {
  const { mutateAsync, isPending } = useBulkAction(action.name);
  const [results, setResults] = useState<readonly BulkResult[]>();
  const permitted = bookings.filter(({ permissions }) => permissions[action.name]);
  const leftOut = bookings.filter(({ permissions }) => !permissions[action.name]);
  const isCompletion = action.name === 'make_completed';

  const submit = async (input: { is_feedback_requested: boolean }) => {
    const seen = permitted.map(({ uuid, version }) => ({ uuid, version }));
    const answer = await mutateAsync({ bookings: seen, ...(isCompletion && input) });
    setResults(answer.results);
    onDone(answer.results.filter(({ error }) => !error).map(({ booking }) => booking));
  };
  return (
    <Dialog
      title={action.title}
      isBlocked={isPending}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      {results ? (
        <Stack gap="4">
          <BulkResults action={action} bookings={permitted} results={results} />
          <Flex justify="flex-end">
            <Button ref={takeFocus} onClick={onClose}>
              Done
            </Button>
          </Flex>
        </Stack>
      ) : (
        <ActionForm
          schema={completionRules}
          defaultValues={{ is_feedback_requested: true }}
          onSubmit={submit}
          isQuestion={!isCompletion}
          buttons={{ primary: action.label, progress: action.progress, onCancel: onClose }}
        >
          <Stack gap="3">
            <Text>
              {bookingsText(permitted.length)} will be {action.done}.{' '}
              {action.consequence?.(permitted)}
            </Text>
            {leftOut.length > 0 && (
              <>
                <Text color="fg.muted">
                  Left out, as {leftOut.length === 1 ? 'its' : 'their'} status does not allow it:
                </Text>
                <BookingLines label="Left out">
                  {leftOut.map((booking) => (
                    <BookingLine key={booking.uuid} booking={booking}>
                      <StateChip
                        kind="booking"
                        state={booking.state}
                        label={booking.state_display}
                      />
                    </BookingLine>
                  ))}
                </BookingLines>
              </>
            )}
            {isCompletion && (
              <YesNoField
                name="is_feedback_requested"
                label="Request feedback?"
                help="The clients and the videographers will be asked to rate the shoots."
                isRequired
              />
            )}
          </Stack>
        </ActionForm>
      )}
    </Dialog>
  );
}
