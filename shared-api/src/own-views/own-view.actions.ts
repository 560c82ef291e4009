import {
  api,
  dataOf,
  type ListName,
  listQueries,
  type ListViews,
  type OwnView,
  type OwnViewInput,
  useSubmissionKey,
  t,
} from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

/** Changes the loaded list of own views, which stays sorted by name. */
function useOwnViews(list: ListName) {
  const client = useQueryClient();
  const { queryKey } = listQueries.views(list);
  return (change: (views: OwnView[]) => OwnView[]) =>
    client.setQueryData(queryKey, (loaded: ListViews | undefined) => {
      if (!loaded) return undefined;
      const own_views = change(loaded.own_views);
      return { ...loaded, own_views: own_views.sort((a, b) => a.name.localeCompare(b.name)) };
    });
}

const without = (views: OwnView[], uuid: string) => views.filter((view) => view.uuid !== uuid);

/**
 * Adds an own view to a list. The form shows failures: `ApiError` ValidationError with field errors (`name`
 * taken, `search` not accepted), Conflict beyond 50 views.
 */
export function useSaveView(list: ListName) {
  const changeOwnViews = useOwnViews(list);
  const keyOf = useSubmissionKey();
  const saved = useRef(0);
  return useMutation({
    mutationFn: (body: OwnViewInput) =>
      dataOf(
        api.POST('/list/{list}/views', {
          params: { path: { list }, header: { 'Idempotency-Key': keyOf([body, saved.current]) } },
          body,
        }),
      ),
    onSuccess: (view) => {
      saved.current += 1;
      changeOwnViews((views) => [...without(views, view.uuid), view]);
    },
    meta: { success: t('View saved.'), showsOwnError: true },
  });
}

/** Renames an own view or replaces its `search`. Fails as `useSaveView` does, and with NotFound. */
export function useUpdateView(list: ListName) {
  const changeOwnViews = useOwnViews(list);
  return useMutation({
    mutationFn: ({ uuid, ...body }: OwnViewInput & { uuid: string }) =>
      dataOf(api.PUT('/list/{list}/views/{id}', { params: { path: { list, id: uuid } }, body })),
    onSuccess: (view) => changeOwnViews((views) => [...without(views, view.uuid), view]),
    meta: { success: t('View saved.'), showsOwnError: true },
  });
}

/** Deletes an own view by its uuid; the answer is the deleted view. A failure is a toast. */
export function useDeleteView(list: ListName) {
  const changeOwnViews = useOwnViews(list);
  return useMutation({
    mutationFn: (uuid: string) =>
      dataOf(api.DELETE('/list/{list}/views/{id}', { params: { path: { list, id: uuid } } })),
    onSuccess: ({ uuid }) => changeOwnViews((views) => without(views, uuid)),
    meta: { success: t('View deleted.') },
  });
}
