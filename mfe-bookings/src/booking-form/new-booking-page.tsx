import { type Booking, errorMessage, t } from '@shootline/shared-api';
import { ErrorState, Page } from '@shootline/shared-ui';
import { SubmitButton } from '@shootline/shared-ui/form';
import type { KeptInput } from '@shootline/shared-ui/kept-input';
import { useNavigate } from '@shootline/shared-ui/router';
import { useLayoutEffect, useRef, useState } from 'react';
import { SendingProgress } from '@shootline/shared-ui/files';
import { updatePath } from '../booking-paths.ts';
import { type BriefSubmission, BriefForm } from './brief-form.tsx';
import { isConflict } from './saving/autosave.ts';
import { briefToSend, recordOf } from './brief/brief-to-send.ts';
import type { BriefValues } from './brief/brief-values.ts';
import { newBrief } from './brief/new-brief.ts';
import { useBriefCalls } from './brief/brief.actions.ts';
import { saveCaret } from './carried-focus.ts';
import { type Autosaving, DraftAutosave } from './saving/draft-autosave.tsx';
import type { FormFacts } from './brief/form-facts.ts';
import { KeepBrief } from './brief/keep-brief.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { justCreated, justSubmitted } from './saving/just-sent.ts';
import { SameAsLastTime } from './start-copy/same-as-last-time.tsx';
import { useAutosavedDraft } from './saving/use-autosaved-draft.ts';
import { useFormData } from './use-form-data.ts';

export function NewBookingPage() {
  const { facts, error, retry } = useFormData();
  return (
    <Page title={t('New Videographer Booking')}>
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

function NewBookingForm({ facts }: { facts: Omit<FormFacts, 'booking'> }) {
  const [firstValues] = useState(() => newBrief(facts.user, new Date()));
  const kept = useRef<KeptInput>(null);
  const autosaving = useRef<Autosaving>(null);
  const calls = useBriefCalls();
  const navigate = useNavigate();
  const draft = useAutosavedDraft({ facts, firstValues, kept, calls });
  useLayoutEffect(() => saveCaret, []);

  const create = ({ file, ...values }: BriefValues, isSubmitted: boolean) =>
    (isSubmitted ? calls.createBooking : calls.createDraft)({
      brief: briefToSend(values, facts.user.role_policy),
      file,
    });

  /** Opens the form of the booking, which takes over what was typed since `sent`. */
  const open = async (booking: Booking, sent: BriefValues) => {
    autosaving.current?.stop();
    justCreated.note(booking.uuid);
    kept.current?.forget();
    const opened = navigate(updatePath(booking), { replace: true });
    // Only after `navigate`; otherwise leaving for the booking's form would ask about unsaved changes.
    kept.current?.goOverTo(recordOf(booking, sent));
    await opened;
  };

  const save = async (values: BriefValues, { intent, form }: BriefSubmission) => {
    await autosaving.current?.settle();
    const sent = structuredClone(form.getValues());
    const isSubmitted = intent === 'submit';
    const stored = draft.current();
    try {
      const booking = stored
        ? await draft.finish(stored.booking, values, isSubmitted)
        : await create(values, isSubmitted);
      if (isSubmitted) justSubmitted.note(booking.uuid);
      await open(booking, sent);
    } catch (error) {
      if (!stored || !isConflict(error)) throw error;
      // The booking's own form compares with the other change.
      await open(stored.booking, stored.values);
    }
  };

  return (
    <BriefForm
      facts={{ ...facts, booking: null }}
      label={t('New Videographer Booking')}
      firstValues={firstValues}
      onSubmit={save}
      buttons={
        <>
          <DraftAutosave save={draft.save} ref={autosaving} />
          {calls.sent !== null && <SendingProgress sent={calls.sent} />}
          <SubmitButton intent="draft" variant="outline" busyText={t('Saving...')}>
            {t('Save Draft')}
          </SubmitButton>
          <SubmitButton intent="submit" busyText={t('Submitting...')}>
            {t('Submit Brief')}
          </SubmitButton>
        </>
      }
    >
      <SameAsLastTime firstValues={firstValues} />
      <KeepBrief name="booking new" version={null} ref={kept} />
    </BriefForm>
  );
}
