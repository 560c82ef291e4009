import { type Booking, errorMessage, isAdmin, isInternal } from '@shootline/shared-api';
import { ErrorState, Page } from '@shootline/shared-ui';
import { SubmitButton } from '@shootline/shared-ui/form';
import type { KeptInput } from '@shootline/shared-ui/kept-input';
import { useNavigate } from '@shootline/shared-ui/router';
import { useLayoutEffect, useRef, useState } from 'react';
import { SendingProgress } from '@shootline/shared-ui/files';
import { type BriefSubmission, BriefForm } from './brief-form.tsx';
import { type BriefValues, newBrief, valuesOf } from './brief-values.ts';
import { useBriefCalls } from './brief.actions.ts';
import { saveCaret } from './carried-focus.ts';
import type { FormFacts } from './form-facts.ts';
import { KeepBrief } from './keep-brief.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { justCreated, justSubmitted } from './just-sent.ts';
import { editsSince } from './refill.ts';
import { StartFromEarlier } from './start-from-earlier.tsx';
import { useFormData } from './use-form-data.ts';

/** New Videographer Booking (S1 §2). */
export function NewBookingPage() {
  const { facts, error, retry } = useFormData();
  return (
    <Page title="New Videographer Booking">
      <StartFromEarlier />
      {facts ? (
        <NewBookingForm facts={facts} />
      ) : error ? (
        <ErrorState message={errorMessage(error)} onRetry={retry} />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  );
}

/** The fields of a new brief that the user may set, without the others (S1 §6). */
function briefToSend({ file: _file, ...brief }: BriefValues, role: number) {
  const { client, quote_number, quote_number_type, invoice_notes, ...common } = brief;
  return {
    ...common,
    ...(isAdmin(role) && { client, quote_number, quote_number_type }),
    ...(isInternal(role) && { invoice_notes }),
    submittedTimezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** The kept input of the created booking's form; input since `sent` counts as a change. */
function recordOf(booking: Booking, sent: BriefValues) {
  const base = valuesOf(booking);
  const keptOf = (values: object) => ({ ...base, ...editsSince(values as BriefValues, sent) });
  return { name: `booking ${booking.uuid}`, version: booking.version, base, keptOf };
}

function NewBookingForm({ facts }: { facts: Omit<FormFacts, 'booking'> }) {
  const [firstValues] = useState(() => newBrief(facts.user, new Date()));
  const kept = useRef<KeptInput>(null);
  const { createDraft, createBooking, sent } = useBriefCalls();
  const navigate = useNavigate();
  useLayoutEffect(() => saveCaret, []);

  const save = async (values: BriefValues, { intent, form }: BriefSubmission) => {
    const sentValues = structuredClone(form.getValues());
    const isSubmitted = intent === 'submit';
    const brief = briefToSend(values, facts.user.role_policy);
    const create = isSubmitted ? createBooking : createDraft;
    const booking = await create({ brief, file: values.file });
    const { uuid } = booking;
    if (isSubmitted) justSubmitted.note(uuid);
    justCreated.note(uuid);
    kept.current?.forget();
    const opened = navigate(`/booking/${uuid}/update`, { replace: true });
    // Only after `navigate`, or leaving for the booking's form would ask about unsaved changes.
    kept.current?.goOverTo(recordOf(booking, sentValues));
    await opened;
  };

  return (
    <BriefForm
      facts={{ ...facts, booking: null }}
      label="New Videographer Booking"
      firstValues={firstValues}
      onSubmit={save}
      buttons={
        <>
          {sent !== null && <SendingProgress sent={sent} />}
          <SubmitButton intent="draft" variant="outline" busyText="Saving...">
            Save Draft
          </SubmitButton>
          <SubmitButton intent="submit" busyText="Submitting...">
            Submit Brief
          </SubmitButton>
        </>
      }
    >
      <KeepBrief name="booking new" version={null} ref={kept} />
    </BriefForm>
  );
}
