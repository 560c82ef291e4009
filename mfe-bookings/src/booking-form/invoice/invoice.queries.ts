import { api, dataOf, invoiceKeys } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** One invoice as the user may read it. Throws `ApiError`, including NotFound. */
export const invoiceDetail = (id: string) =>
  queryOptions({
    queryKey: invoiceKeys.detail(id),
    queryFn: ({ signal }) => dataOf(api.GET('/invoice/{id}', { params: { path: { id } }, signal })),
  });
