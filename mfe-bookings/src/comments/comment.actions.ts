import {
  api,
  bookingKeys,
  dataOf,
  fetchAsWrite,
  formOf,
  listQueries,
  useCurrentUser,
  userQueries,
  useSubmissionKey,
  t,
} from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { commentQueries } from './comment.queries.ts';

export interface NewComment {
  text: string;
  file?: File | null;
}

/** Adds a comment to a thread, and updates the thread wherever it is shown. */
export function useAddComment(threadId: string) {
  const client = useQueryClient();
  const keyOf = useSubmissionKey();
  return useMutation({
    mutationFn: ({ text, file }: NewComment) =>
      dataOf(
        api.POST('/booking/comments/{threadId}/add-comment', {
          params: {
            path: { threadId },
            header: { 'Idempotency-Key': keyOf([text, file?.name, file?.size]) },
          },
          ...formOf({ text, ...(file ? { file } : {}) }),
        }),
      ),
    onSuccess: (thread) => client.setQueryData(commentQueries.thread(threadId).queryKey, thread),
    meta: {
      success: t('Comment added.'),
      showsOwnError: true,
      invalidates: [userQueries.notifications()],
    },
  });
}

/** Changes the text of one of the user's own comments. */
export function useEditComment(threadId: string, commentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { text: string }) =>
      dataOf(
        api.PUT('/booking/comments/{threadId}/edit-comment', {
          params: { path: { threadId }, query: { id: commentId } },
          body,
        }),
      ),
    onSuccess: (thread) => client.setQueryData(commentQueries.thread(threadId).queryKey, thread),
    meta: { success: t('Comment updated.'), showsOwnError: true },
  });
}

/**
 * Marks comment notifications as read, by their ids. A failure is silent: the thread tries again when it is
 * next shown.
 */
export function useMarkCommentsRead() {
  const { uuid: userId } = useCurrentUser();
  return useMutation({
    mutationFn: async (actionIds: readonly string[]) => {
      for (const actionId of actionIds) {
        const params = { path: { userId }, query: { actionId } };
        await api.GET('/actions/{userId}/make-read', { params, fetch: fetchAsWrite });
      }
    },
    meta: {
      showsOwnError: true,
      // Unread comments affect whether a booking needs the client.
      invalidates: [
        userQueries.notifications(),
        listQueries.views('bookings').queryKey,
        bookingKeys.listsOf('needs_me'),
      ],
    },
  });
}
