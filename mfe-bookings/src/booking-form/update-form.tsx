import { ApiError, bookingQueries, type Booking, type FieldError } from '@shootline/shared-api';
import { useBriefCalls } from '@shootline/shared-api/booking-actions';
import { toast } from '@shootline/shared-ui';
import { SubmitButton } from '@shootline/shared-ui/form';
import type { KeptForm } from '@shootline/shared-ui/kept-form';
import { useLocation } from '@shootline/shared-ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { BriefForm, type BriefSubmission } from './brief-form.tsx';
import { type BriefValues, changesOf, tidyBrief, valuesOf } from './brief-values.ts';
import { changersOf } from './changes/changers.ts';
import { ChangesDialog } from './changes/changes-dialog.tsx';
import type { FormFacts } from './form-facts.ts';
import { FormKeeping } from './form-keeping.tsx';
import { MeanwhileChanges } from './meanwhile-changes.tsx';
import { adoptChosen, adoptSaved } from './refill.ts';
import { SubmittedDialog } from './submitted-dialog.tsx';

/** The booking as somebody else has left it, and who changed what, as far as it is known. */
interface Theirs {
  booking: Booking;
  changes: FieldError[];
  /** What the user's changes were typed over. */
  base: ReturnType<typeof tidyBrief>;
}

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.type === 'Conflict';

/** The form of an existing booking: saves what was changed, submits a draft (S1 §2, §5). */
export function UpdateForm(props: { facts: Omit<FormFacts, 'booking'>; booking: Booking }) {
  const { facts, booking } = props;
  const [opened, setOpened] = useState(booking);
  const [firstValues] = useState(() => valuesOf(booking));
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const arrival = useLocation().state as { isSubmitted?: boolean } | null;
  const [isSubmittedShown, setIsSubmittedShown] = useState(arrival?.isSubmitted === true);
  const kept = useRef<KeptForm>(null);
  const calls = useBriefCalls();
  const queryClient = useQueryClient();
  const isDraft = opened.state === 'draft';
  /** What the user's changes were typed over: restored ones perhaps over an older version. */
  const base = () => ({
    version: kept.current?.version ?? opened.version,
    brief: tidyBrief((kept.current?.base as BriefValues | undefined) ?? valuesOf(opened)),
  });

  const save = async (values: BriefValues, { intent, form }: BriefSubmission) => {
    const { version, brief } = base();
    const changes = changesOf(tidyBrief(values), brief);
    const isChanged = Object.keys(changes).length > 0;
    if (!isChanged && intent !== 'submit') {
      toast.info('There are no changes to save.');
      return;
    }
    const sent = structuredClone(form.getValues());
    const adopt = (saved: Booking) => {
      adoptSaved(form, valuesOf(saved), sent);
      setOpened(saved);
      return saved;
    };
    const change = { id: opened.uuid, version, changes };
    try {
      if (intent === 'submit') {
        const whole = isChanged ? adopt(await calls.updateBeforeSubmit(change)) : opened;
        adopt(await calls.submitDraft(whole));
        setIsSubmittedShown(true);
      } else {
        adopt(await (isDraft ? calls.updateDraft : calls.updateBooking)(change));
      }
    } catch (error) {
      if (!isConflict(error)) throw error;
      const latest = await queryClient.fetchQuery({
        ...bookingQueries.detail(opened.uuid),
        staleTime: 0,
      });
      if (latest.version === version || !latest.permissions.update) throw error;
      setTheirs({ booking: latest, changes: error.fieldErrors, base: brief });
    }
  };

  return (
    <>
      <BriefForm
        facts={{ ...facts, booking: opened }}
        label="Update Booking"
        firstValues={firstValues}
        onSubmit={save}
        buttons={
          isDraft ? (
            <>
              <SubmitButton intent="draft" variant="outline" busyText="Saving...">
                Save Draft
              </SubmitButton>
              {opened.permissions.submit_draft && (
                <SubmitButton intent="submit" busyText="Submitting...">
                  Submit Draft
                </SubmitButton>
              )}
            </>
          ) : (
            <SubmitButton intent="update" busyText="Saving...">
              Update Booking
            </SubmitButton>
          )
        }
      >
        <FormKeeping name={`booking ${opened.uuid}`} version={opened.version} ref={kept} />
        <Follow
          booking={booking}
          opened={opened}
          onOpened={setOpened}
          onCompare={() => setTheirs({ booking, changes: [], base: base().brief })}
        />
        {theirs && (
          <Comparison theirs={theirs} onOpened={setOpened} onClose={() => setTheirs(null)} />
        )}
      </BriefForm>
      {isSubmittedShown && (
        <SubmittedDialog booking={opened} onClose={() => setIsSubmittedShown(false)} />
      )}
    </>
  );
}

function Follow(props: {
  booking: Booking;
  opened: Booking;
  onOpened: (booking: Booking) => void;
  onCompare: () => void;
}) {
  const { booking, opened, onOpened, onCompare } = props;
  const { reset } = useFormContext<BriefValues>();
  return (
    <MeanwhileChanges
      booking={booking}
      opened={opened}
      onFollow={() => {
        reset(valuesOf(booking));
        onOpened(booking);
      }}
      onCompare={onCompare}
    />
  );
}

function Comparison(props: {
  theirs: Theirs;
  onOpened: (booking: Booking) => void;
  onClose: () => void;
}) {
  const { theirs, onOpened, onClose } = props;
  const form = useFormContext<BriefValues>();
  const theirValues = valuesOf(theirs.booking);
  return (
    <ChangesDialog
      base={theirs.base}
      mine={tidyBrief(form.getValues())}
      theirs={tidyBrief(theirValues)}
      names={changersOf(theirs.changes)}
      onChoose={(chosen) => {
        adoptChosen(form, theirValues, { ...theirValues, ...chosen });
        onOpened(theirs.booking);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
