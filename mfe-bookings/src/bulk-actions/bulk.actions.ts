import {
  api,
  type BulkAction,
  type BulkInput,
  dataOf,
  undoable,
  useSubmissionKey,
} from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changedByActions } from '@shootline/shared-ui/undo';

/**
 * One action on up to 200 bookings, each handled separately. The answer lists in request order whether
 * each was changed, or why not; lists are reloaded. The caller shows failures and results.
 */
export function useBulkAction(action: BulkAction) {
  const client = useQueryClient();
  const keyOf = useSubmissionKey();
  const answered = useRef(0);
  return useMutation({
    mutationFn: (body: BulkInput) =>
      dataOf(
        api.POST('/booking/bulk/{action}', {
          params: {
            path: { action },
            header: {
              'Idempotency-Key': keyOf([action, body, answered.current]),
              ...undoable(body.bookings.length),
            },
          },
          body,
        }),
      ),
    onSuccess: () => void (answered.current += 1),
    onSettled: () => {
      for (const queryKey of changedByActions()) void client.invalidateQueries({ queryKey });
    },
    meta: { showsOwnError: true },
  });
}
