import { api, dataOf } from '@shootline/shared-api';

/** Number of results of each kind. */
const limit = 5;

/** The first videographers with a name like this, for internal users. Throws `ApiError`. */
export const foundVideographers = async (name: string, signal: AbortSignal) => {
  const params = { query: { name, offset: 0, limit } };
  return (await dataOf(api.GET('/user/camera-operators', { params, signal }))).results;
};
