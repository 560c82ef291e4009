import {
  api,
  ApiError,
  dataOf,
  revoke,
  type SignedInUser,
  sessionStore,
  type SignInRequest,
  t,
} from '@shootline/shared-api';

const otherAccount = {
  message: '',
  errors: [{ field: 'alias', message: t('You are working in a different workspace.'), errors: [] }],
};

/**
 * Replaces the session that is about to end by a new one of the same user; the page stays as it is. Throws
 * `ApiError` as the sign-in does, and a ValidationError for somebody else's account.
 */
export async function signInAgain(credentials: SignInRequest): Promise<void> {
  replaceSession(await dataOf(api.POST('/auth/login3', { body: credentials })), otherAccount);
}

/**
 * Replaces the session that is about to end by a new one of the same user. Throws an `ApiError` that says
 * `refusal` for somebody else's account.
 */
export function replaceSession(
  user: SignedInUser,
  refusal: ConstructorParameters<typeof ApiError>[2],
): void {
  const before = sessionStore.getState().user;
  if (before && user.uuid !== before.uuid) {
    revoke(user.sign_out_token);
    throw new ApiError('ValidationError', 400, refusal);
  }
  // Not by `signIn`, because the welcome would interrupt the user's work.
  sessionStore.getState().start(user);
  if (before) revoke(before.sign_out_token);
}
