import { api, dataOf, pagedListOptions } from '@shootline/shared-api';
import type { ManagedUser, operations } from '@shootline/shared-api/contract';

type ListQuery = NonNullable<operations['listUsers']['parameters']['query']>;

/** The filters of the users, all optional. */
export type ManagedUserListQuery = Omit<ListQuery, 'offset'>;

/** The queries of the workspace's users, for admins. */
export const managedUserQueries = {
  all: () => ['managed-user'] as const,

  /** Pages of users by name, active or not. Throws `ApiError`, including Forbidden. */
  list: (query: ManagedUserListQuery) =>
    pagedListOptions<ManagedUser>({
      queryKey: [...managedUserQueries.all(), 'list', query],
      page: (offset, signal) =>
        dataOf(api.GET('/users', { params: { query: { ...query, offset } }, signal })),
    }),
};
