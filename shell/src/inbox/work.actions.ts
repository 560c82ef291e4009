import { api, dataOf, type SnoozeChoice, t, type WorkKind } from '@shootline/shared-api';
import { formatDateTime, toast } from '@shootline/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { workKey } from '../own-pages/work.queries.ts';

/** A piece of work, or without an id all of its kind. */
export interface Subject {
  kind: WorkKind;
  uuid: string | null;
}

const pathOf = ({ kind, uuid }: Subject) => ({ path: { kind, subject: uuid ?? 'all' } });

/** Brings snoozed work back. Failures are toasts. */
export function useBringBack() {
  return useMutation({
    mutationFn: (subject: Subject) =>
      dataOf(api.DELETE('/work/snoozes/{kind}/{subject}', { params: pathOf(subject) })),
    meta: { invalidates: [workKey] },
  });
}

/** Hides work until later, with Undo; `zone` is the user's. Failures are toasts. */
export function useSnooze(zone: string) {
  const { mutate: bringBack } = useBringBack();
  return useMutation({
    mutationFn: ({ until, ...subject }: Subject & { until: SnoozeChoice }) =>
      dataOf(
        api.PUT('/work/snoozes/{kind}/{subject}', { params: pathOf(subject), body: { until } }),
      ),
    meta: { invalidates: [workKey] },
    onSuccess: ({ until }, { kind, uuid }) => {
      toast.success(t('Snoozed until {time}', { time: formatDateTime(until, zone) }), {
        action: { label: t('Undo'), onPress: () => bringBack({ kind, uuid }) },
      });
    },
  });
}
