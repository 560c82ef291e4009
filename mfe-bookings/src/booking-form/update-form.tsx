import { t, type Booking } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { SubmitButton } from '@shootline/shared-ui/form';
import { fileLostText, type KeptInput } from '@shootline/shared-ui/kept-input';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BriefForm } from './brief-form.tsx';
import { valuesOf } from './brief/brief-values.ts';
import { restoreCaret } from './carried-focus.ts';
import { Comparison, type SavedVersion } from './changes/comparison.tsx';
import { type Autosaving, DraftAutosave } from './saving/draft-autosave.tsx';
import type { FormFacts } from './brief/form-facts.ts';
import { KeepBrief } from './brief/keep-brief.tsx';
import { justCreated, justSubmitted } from './saving/just-sent.ts';
import { ConcurrentChanges } from './saving/concurrent-changes.tsx';
import { SubmittedDialog } from './saving/submitted-dialog.tsx';
import { useAutosavedUpdate } from './saving/use-autosaved-update.ts';
import { editBase, useSaveUpdate } from './saving/use-save-update.ts';

/** The form of an existing booking: saves changes, submits a draft. */
export function UpdateForm(props: { facts: Omit<FormFacts, 'booking'>; booking: Booking }) {
  const { facts, booking } = props;
  const [opened, setOpened] = useState(booking);
  const [firstValues] = useState(() => valuesOf(booking));
  const [theirs, setTheirs] = useState<SavedVersion | null>(null);
  const [isSubmittedShown, setIsSubmittedShown] = useState(() => justSubmitted.has(booking.uuid));
  // In an effect, as React may render more than once.
  useEffect(() => justSubmitted.forget(booking.uuid), [booking.uuid]);
  const kept = useRef<KeptInput>(null);
  const autosaving = useRef<Autosaving>(null);
  const autosaved = useAutosavedUpdate({ facts, opened, kept, onOpened: setOpened });
  const save = useSaveUpdate({
    opened,
    kept,
    onOpened: setOpened,
    onSubmitted: () => setIsSubmittedShown(true),
    onStale: setTheirs,
    isAutosaved: autosaved.hasSaved,
  });
  const latestSave = useRef(save);
  useLayoutEffect(() => {
    latestSave.current = save;
  });
  const saveAfterAutosave: typeof save = async (...submission) => {
    await autosaving.current?.settle();
    // The running save may have been of another version.
    return latestSave.current(...submission);
  };
  const takeOver = (latest: Booking) => {
    kept.current?.rebase(latest.version);
    setOpened(latest);
  };

  return (
    <>
      <BriefForm
        facts={{ ...facts, booking: opened }}
        label={t('Update Booking')}
        firstValues={firstValues}
        onSubmit={saveAfterAutosave}
        buttons={
          booking.permissions.update && (
            <>
              {opened.state === 'draft' && <DraftAutosave save={autosaved.save} ref={autosaving} />}
              <Buttons booking={opened} />
            </>
          )
        }
        notice={
          <ConcurrentChanges
            booking={booking}
            opened={opened}
            onFollow={takeOver}
            onCompare={() => {
              const { brief } = editBase(opened, kept.current);
              setTheirs({ booking, changes: [], base: brief });
            }}
          />
        }
      >
        <KeepBrief name={`booking ${opened.uuid}`} version={opened.version} ref={kept} />
        <TypedWhileCreated bookingId={booking.uuid} kept={kept} />
        {theirs && (
          <Comparison theirs={theirs} onChosen={takeOver} onClose={() => setTheirs(null)} />
        )}
      </BriefForm>
      {/* Undo makes it a draft again. */}
      {isSubmittedShown && booking.state !== 'draft' && (
        <SubmittedDialog booking={opened} onClose={() => setIsSubmittedShown(false)} />
      )}
    </>
  );
}

/** Restores input and caret of the form that created the booking. */
function TypedWhileCreated(props: { bookingId: string; kept: RefObject<KeptInput | null> }) {
  const { bookingId, kept } = props;
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    if (!justCreated.has(bookingId)) return;
    justCreated.forget(bookingId);
    const draft = kept.current?.restore();
    if (draft?.hadFile) toast.info(fileLostText);
    queueMicrotask(() => setIsRestored(true));
  }, [bookingId, kept]);
  // After the restored input has rendered, as it reveals some fields.
  useEffect(() => {
    if (isRestored) restoreCaret();
  }, [isRestored]);
  return null;
}

function Buttons({ booking }: { booking: Booking }) {
  if (booking.state !== 'draft') {
    return (
      <SubmitButton intent="update" busyText={t('Saving...')}>
        {t('Update Booking')}
      </SubmitButton>
    );
  }
  return (
    <>
      <SubmitButton intent="draft" variant="outline" busyText={t('Saving...')}>
        {t('Save Draft')}
      </SubmitButton>
      {booking.permissions.submit_draft && (
        <SubmitButton intent="submit" busyText={t('Submitting...')}>
          {t('Submit Draft')}
        </SubmitButton>
      )}
    </>
  );
}
