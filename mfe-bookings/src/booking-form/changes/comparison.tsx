import { t, type Booking, type FieldError } from '@shootline/shared-api';
import { useFormContext } from 'react-hook-form';
import type { Brief } from '../brief/brief-of.ts';
import { type BriefValues, tidyBrief, valuesOf } from '../brief/brief-values.ts';
import { useFormFacts } from '../brief/form-facts.ts';
import { applyMerged } from '../brief/refill.ts';
import { changeAuthors } from './changers.ts';
import { ChangesDialog } from './changes-dialog.tsx';

/** The booking as others have saved it. */
export interface SavedVersion {
  booking: Booking;
  /** The known changes with their authors. */
  changes: FieldError[];
  /** The brief that the user's changes are based on. */
  base: Brief;
}

/** Compares the form with a version saved by others, and puts the user's choices into the form. */
export function Comparison(props: {
  theirs: SavedVersion;
  onChosen: (booking: Booking) => void;
  onClose: () => void;
}) {
  const { theirs, onChosen, onClose } = props;
  const form = useFormContext<BriefValues>();
  const { user } = useFormFacts();
  const theirValues = valuesOf(theirs.booking);
  // The user's own save may have succeeded although its answer was lost.
  const names = changeAuthors(theirs.changes).map((name) =>
    name === user.full_name ? t('you, in another window or by an earlier save,') : name,
  );
  return (
    <ChangesDialog
      base={theirs.base}
      mine={tidyBrief(form.getValues())}
      theirs={tidyBrief(theirValues)}
      names={names}
      onChoose={(chosen) => {
        applyMerged(form, theirValues, { ...theirValues, ...chosen });
        onChosen(theirs.booking);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
