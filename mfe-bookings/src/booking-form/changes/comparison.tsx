import type { Booking, FieldError } from '@shootline/shared-api';
import { useFormContext } from 'react-hook-form';
import type { Brief } from '../brief-of.ts';
import { type BriefValues, tidyBrief, valuesOf } from '../brief-values.ts';
import { useFormFacts } from '../form-facts.ts';
import { adoptChosen } from '../refill.ts';
import { changersOf } from './changers.ts';
import { ChangesDialog } from './changes-dialog.tsx';

/** The booking as others have left it. */
export interface Theirs {
  booking: Booking;
  /** Who changed what, as far as it is known. */
  changes: FieldError[];
  /** What the user's changes were typed over. */
  base: Brief;
}

/** Compares the form with what others have saved, and makes what the user chooses the form's own. */
export function Comparison(props: {
  theirs: Theirs;
  onChosen: (booking: Booking) => void;
  onClose: () => void;
}) {
  const { theirs, onChosen, onClose } = props;
  const form = useFormContext<BriefValues>();
  const { user } = useFormFacts();
  const theirValues = valuesOf(theirs.booking);
  // The user's own save may have arrived though its answer was lost.
  const names = changersOf(theirs.changes).map((name) =>
    name === user.full_name ? 'you, in another window or by an earlier save,' : name,
  );
  return (
    <ChangesDialog
      base={theirs.base}
      mine={tidyBrief(form.getValues())}
      theirs={tidyBrief(theirValues)}
      names={names}
      onChoose={(chosen) => {
        adoptChosen(form, theirValues, { ...theirValues, ...chosen });
        onChosen(theirs.booking);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
