import { type BookingStaffing, errorMessage, t } from '@shootline/shared-api';
import { firstOfferRules } from '@shootline/shared-api/rules';
import { ErrorState, Text } from '@shootline/shared-ui';
import { OptionPickerSkeleton } from '@shootline/shared-ui/option-picker';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { staffingQueries } from '../staffing/staffing.queries.ts';
import { ActionContent } from '../action-engine/action-content.tsx';
import { approve } from './approve.ts';
import type {
  ActionContentProps,
  ActionDefinition,
  ActionFields,
  FieldsContext,
} from '../action-engine/booking-action.ts';
import { NextBestField } from '../action-parts/next-best-field.tsx';
import { VideographerChoice } from '../action-parts/videographer-choice.tsx';

type Candidate = NonNullable<BookingStaffing['best']>;

function Fields({ booking, onNamed }: FieldsContext) {
  return (
    <>
      <VideographerChoice
        booking={booking}
        name="camera_operator"
        label={t('Videographer')}
        purpose="offer"
        onNamed={onNamed}
      />
      <NextBestField />
    </>
  );
}

/** The fields, with this videographer chosen already. */
const formFor = (best: Candidate): ActionFields<'approve_and_offer'> => ({
  fields: Fields,
  rules: () => firstOfferRules,
  defaults: () => ({ camera_operator: best.uuid, is_next_best_asked: true }),
});

const offerTo = (
  best: Candidate,
  form: ActionFields<'approve_and_offer'>,
): ActionDefinition<'approve_and_offer'> => ({
  name: 'approve_and_offer',
  label: t('Approve and Offer'),
  dialog: {
    title: t('Approve and Offer'),
    isComplete: true,
    form: () => Promise.resolve({ form }),
  },
  primary: t('Approve and Offer'),
  progress: t('Approving...'),
  success: t('Booking approved. A job offer has been made to the selected Videographers.'),
  consequences: (_booking, _viewer, { camera_operator: chosen, is_next_best_asked }, nameOf) => {
    const name = nameOf(chosen) ?? (chosen === best.uuid && best.full_name);
    return [
      t('{videographer} is assigned on accepting.', {
        videographer: name || t('The videographer'),
      }),
      is_next_best_asked
        ? t('If nobody accepts in time, the next best matches are emailed, one after the other.')
        : t('If they do not accept in time, nobody else is asked.'),
    ];
  },
});

/** Content of Approve and Offer: with nobody free, the booking can be approved alone. */
export function FirstOfferContent(props: ActionContentProps) {
  const { data, isFetching, error, refetch } = useQuery(staffingQueries.of([props.booking.uuid]));
  // Later news must not change what the user is looking at.
  const [found, setFound] = useState<BookingStaffing[]>();
  if (data && !isFetching && !found) setFound(data);
  const best = found?.[0]?.best;
  const form = useMemo(() => best && formFor(best), [best]);
  const definition = useMemo(() => best && form && offerTo(best, form), [best, form]);
  if (definition && form) return <ActionContent definition={definition} form={form} {...props} />;
  if (found) {
    return (
      <>
        <Text mb="3">
          {t(
            'No videographer who serves this place is free at that time, so the job cannot be offered now. The booking can be approved without an offer.',
          )}
        </Text>
        <approve.Content {...props} />
      </>
    );
  }
  return error ? (
    <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  ) : (
    <OptionPickerSkeleton label={t('Videographer')} />
  );
}
