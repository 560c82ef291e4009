import {
  api,
  availabilityKeys,
  type BusyTimeInput,
  type OwnCalendarInput,
  dataOf,
  useSubmissionKey,
  type WorkingHours,
  t,
} from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { calendarQueries } from './calendar.queries.ts';

const invalidates = [availabilityKeys.calendars(), availabilityKeys.details()];

/**
 * Adds a busy time of the calling videographer; `success` is the toast. The caller shows failures.
 */
export function useAddBusyTime(success = t('Busy time added.')) {
  const keyOf = useSubmissionKey();
  const added = useRef(0);
  return useMutation({
    mutationFn: (body: BusyTimeInput) =>
      dataOf(
        api.POST('/calendar/busy-times', {
          params: { header: { 'Idempotency-Key': keyOf([body, added.current]) } },
          body,
        }),
      ),
    onSuccess: () => void (added.current += 1),
    meta: { success, showsOwnError: true, invalidates },
  });
}

/** Changes a busy time of the calling videographer. The form shows failures. */
export function useUpdateBusyTime(id: string) {
  return useMutation({
    mutationFn: (body: BusyTimeInput) =>
      dataOf(api.PUT('/calendar/busy-times/{id}', { params: { path: { id } }, body })),
    meta: { success: t('Busy time updated.'), showsOwnError: true, invalidates },
  });
}

/** Deletes a busy time of the calling videographer and returns it. Failures are toasts. */
export function useDeleteBusyTime() {
  return useMutation({
    mutationFn: (id: string) =>
      dataOf(api.DELETE('/calendar/busy-times/{id}', { params: { path: { id } } })),
    meta: { invalidates },
  });
}

/** Sets the working hours of the calling videographer. The form shows failures. */
export function useSetWorkingHours() {
  return useMutation({
    mutationFn: (body: WorkingHours) => dataOf(api.PUT('/calendar/working-hours', { body })),
    meta: { success: t('Working hours updated.'), showsOwnError: true, invalidates },
  });
}

/** Reads the user's own calendar at an address, now and every hour. The form shows failures. */
export function useSetOwnCalendar() {
  return useMutation({
    mutationFn: (body: OwnCalendarInput) => dataOf(api.PUT('/calendar/own', { body })),
    meta: { success: t('Your own calendar is connected.'), showsOwnError: true, invalidates },
  });
}

/** Reads the user's own calendar again now. Failures of the call are toasts. */
export function useReadOwnCalendar() {
  return useMutation({
    mutationFn: () => dataOf(api.POST('/calendar/own/read')),
    meta: { invalidates },
  });
}

/** Stops reading the user's own calendar. The dialog shows failures. */
export function useRemoveOwnCalendar() {
  return useMutation({
    mutationFn: () => dataOf(api.DELETE('/calendar/own')),
    meta: {
      success: t('Your own calendar is disconnected.'),
      showsOwnError: true,
      invalidates,
    },
  });
}

/** Makes a private calendar address; an earlier one stops working. The dialog shows failures. */
export function useRenewCalendarAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.POST('/calendar/address')),
    onSuccess: (address) => client.setQueryData(calendarQueries.address().queryKey, address),
    meta: { showsOwnError: true },
  });
}

/** Ends the private calendar address. The dialog shows failures. */
export function useRevokeCalendarAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.DELETE('/calendar/address')),
    onSuccess: (address) => client.setQueryData(calendarQueries.address().queryKey, address),
    meta: { success: t('The private address no longer works.'), showsOwnError: true },
  });
}
