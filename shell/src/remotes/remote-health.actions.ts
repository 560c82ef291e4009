import { api, dataOf } from '@shootline/shared-api';
import type { RemoteFailureReport } from '@shootline/shared-api/contract';

const deadline = 1500;

/** Versions of remotes that recently failed for other users of the workspace. Throws `ApiError`. */
export async function listFailingVersions() {
  const signal = AbortSignal.timeout(deadline);
  return (await dataOf(api.GET('/remotes/failing', { signal }))).results;
}

/** Reports a version that could not be shown to the API. Throws `ApiError`. */
export async function reportRemoteFailure(body: RemoteFailureReport): Promise<void> {
  await api.POST('/remotes/failures', { body });
}
