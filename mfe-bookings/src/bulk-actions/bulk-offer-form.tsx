import { type BookingSummary, type BulkInput, errorMessage, t } from '@shootline/shared-api';
import { firstOfferRules } from '@shootline/shared-api/rules';
import { ErrorState, useDebounced } from '@shootline/shared-ui';
import { ActionForm, Consequences } from '@shootline/shared-ui/action-form';
import { DialogList } from '@shootline/shared-ui/dialog';
import { RowsSkeleton } from '@shootline/shared-ui/option-picker';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type InferType, mixed } from 'yup';
import { NextBestField } from '../action-parts/next-best-field.tsx';
import { staffingQueries } from '../staffing/staffing.queries.ts';
import type { BulkDefinition } from './bulk-definition.ts';
import { bulkConsequences } from './bulk.queries.ts';
import { OfferLine } from './offer-line.tsx';

const schema = firstOfferRules.omit(['camera_operator']).shape({
  /** The videographer of each booking, '' for nobody. */
  offers: mixed<Record<string, string>>().required(),
});

type Values = InferType<typeof schema>;

/** A videographer by booking, with the name. */
export type ChosenOffers = ReadonlyMap<string, { uuid: string; full_name: string }>;

interface BulkOfferFormProps {
  action: BulkDefinition;
  bookings: readonly BookingSummary[];
  onSubmit: (offers: ChosenOffers, isNextBestAsked: boolean) => Promise<void>;
  onCancel: () => void;
}

function WhatHappens({ action, bookings }: Pick<BulkOfferFormProps, 'action' | 'bookings'>) {
  const { offers = {}, is_next_best_asked: isNextAsked = true } = useWatch<Values>();
  const isApproval = action.name === 'approve_and_offer';
  const seen = bookings
    .map(({ uuid, version }) => ({ uuid, version, camera_operator: offers[uuid] || null }))
    .filter((one) => isApproval || one.camera_operator !== null);
  const offered = Object.values(offers).filter(Boolean).length;
  const entered = useDebounced(
    JSON.stringify({ bookings: seen, is_next_best_asked: isNextAsked } satisfies BulkInput),
  );
  const foreseen = useQuery({
    ...bulkConsequences(action.name, JSON.parse(entered) as BulkInput),
    enabled: seen.length > 0,
  });
  return (
    <Consequences
      sentences={[
        isApproval ? (action.will?.(bookings.length) ?? null) : null,
        offered === 0
          ? t('Nobody is offered a job.')
          : t(
              '{count, plural, one {# booking will be offered, and the videographer assigned on accepting.} other {# bookings will be offered, and each videographer assigned on accepting.}}',
              { count: offered },
            ),
        offered > 0 && isNextAsked
          ? t('If nobody accepts in time, the next best matches are emailed, one after the other.')
          : null,
      ]}
      foreseen={seen.length > 0 ? foreseen : null}
    />
  );
}

/** Offers each of several bookings to a videographer: the best one who is free, unless changed. */
export function BulkOfferForm({ action, bookings, onSubmit, onCancel }: BulkOfferFormProps) {
  const uuids = bookings.map(({ uuid }) => uuid);
  const { data, isFetching, error, refetch } = useQuery(staffingQueries.of(uuids));
  // Later news must not change the choices.
  const [staffing, setStaffing] = useState<typeof data>();
  if (data && !isFetching && !staffing) setStaffing(data);
  const [named, setNamed] = useState<ReadonlyMap<string, string>>(new Map());
  if (!staffing) {
    return error ? (
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={Math.min(bookings.length, 6)} />
    );
  }
  const byBooking = new Map(staffing.map((one) => [one.booking, one]));
  const bestOf = (booking: string) => byBooking.get(booking)?.best;
  const nameOf = (booking: string, videographer: string) => {
    const best = bestOf(booking);
    return named.get(videographer) ?? (best?.uuid === videographer ? best.full_name : '');
  };
  const submit = async ({ offers, is_next_best_asked }: Values) => {
    const chosen = uuids.flatMap((booking) => {
      const uuid = offers[booking];
      return uuid ? [[booking, { uuid, full_name: nameOf(booking, uuid) }] as const] : [];
    });
    await onSubmit(new Map(chosen), is_next_best_asked);
  };
  return (
    <ActionForm
      schema={schema}
      defaultValues={{
        is_next_best_asked: true,
        offers: Object.fromEntries(uuids.map((uuid) => [uuid, bestOf(uuid)?.uuid ?? ''])),
      }}
      onSubmit={submit}
      isQuestion
      buttons={{ primary: action.label, progress: action.progress, onCancel }}
    >
      <DialogList label={t('Bookings and the videographers they are offered to')} isWhole>
        {bookings.map((booking) => (
          <OfferLine
            key={booking.uuid}
            booking={booking}
            staffing={byBooking.get(booking.uuid)}
            nameOf={(videographer) => nameOf(booking.uuid, videographer)}
            onNamed={(people) =>
              setNamed(
                new Map([...named, ...people.map((one) => [one.uuid, one.full_name] as const)]),
              )
            }
          />
        ))}
      </DialogList>
      <NextBestField />
      <WhatHappens action={action} bookings={bookings} />
    </ActionForm>
  );
}
