import {
  api,
  type Videographer,
  dataOf,
  type operations,
  pagedListOptions,
  userQueries,
} from '@shootline/shared-api';

type VideographerQuery = Omit<
  NonNullable<operations['listCameraOperators']['parameters']['query']>,
  'offset'
>;

export const videographerQueries = {
  /** Pages of videographers by name, for internal users. */
  list: (query: VideographerQuery) =>
    pagedListOptions<Videographer>({
      queryKey: [...userQueries.videographerLists(), query],
      page: (offset, signal) =>
        dataOf(
          api.GET('/user/camera-operators', { params: { query: { ...query, offset } }, signal }),
        ),
    }),
};
