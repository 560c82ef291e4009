import { api, dataOf } from '@shootline/shared-api';

/** Number of results. */
const limit = 5;

/** The first users with a name or an email like this. Throws `ApiError`. */
export const foundUsers = async (name: string, signal: AbortSignal) => {
  const params = { query: { name, offset: 0, limit } };
  return (await dataOf(api.GET('/users', { params, signal }))).results;
};
