import { api, dataOf, pagedListOptions } from '@shootline/shared-api';
import type { MailSummary, operations } from '@shootline/shared-api/contract';
import { queryOptions } from '@tanstack/react-query';

type ListQuery = NonNullable<operations['listMails']['parameters']['query']>;

/** The filter of the list of mails; optional. */
export type MailListQuery = Omit<ListQuery, 'offset'>;

/** The queries of the workspace's mails, for admins. */
export const mailQueries = {
  all: () => ['mail'] as const,

  /** Pages of mails, newest first. Throws `ApiError`, including Forbidden. */
  list: (query: MailListQuery) =>
    pagedListOptions<MailSummary>({
      queryKey: [...mailQueries.all(), 'list', query],
      page: (offset, signal) =>
        dataOf(api.GET('/mails', { params: { query: { ...query, offset } }, signal })),
    }),

  /** The way mails are delivered, and the numbers that wait and that have failed for good. Throws `ApiError`. */
  overview: () =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'overview'],
      queryFn: async ({ signal }) => {
        const query = { state: 'queued', offset: 0 } as const;
        const page = await dataOf(api.GET('/mails', { params: { query }, signal }));
        return { delivery: page.delivery, waiting: page.count, failed: page.failed };
      },
    }),

  /** One mail with its text. Throws `ApiError`, including NotFound. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'detail', id],
      queryFn: ({ signal }) => dataOf(api.GET('/mails/{id}', { params: { path: { id } }, signal })),
    }),
};
