export type * from './contract/index.ts';
export * from './contract/comment-verbs.ts';
export * from './contract/roles.ts';
export * from './contract/states.ts';
export * from './contract/views.ts';
export * from './contract/wall-clock.ts';
export * from './contract/zone-name.ts';
export {
  currentLocale,
  msg,
  listText,
  numberText,
  speak,
  t,
  translated,
  type Translate,
} from './texts/texts.ts';
export { dateFormat, datePartsOf, lengthText, relativeText } from './texts/date-text.ts';
export { rich } from './texts/rich.ts';
export * from './client/errors.ts';
export { api, dataOf, setApiBase } from './client/client.ts';
export { fetchAsWrite, fetchFile, fetchWithin, fetchWithProgress } from './client/deadline.ts';
export { askEarly, takeEarly } from './client/early.ts';
export { readDeadline } from './client/timeout-error.ts';
export { openEventStream } from './client/event-stream.ts';
export { isPresent, onPresence, onReturn } from './browser/presence.ts';
export { ifMatch, undoable } from './client/if-match.ts';
export { formOf } from './client/multipart.ts';
export type { OnProgress } from './client/upload.ts';
export { onRequestEvent, type RequestEvent } from './client/request-events.ts';
export { followOtherTabs } from './session/other-tabs.ts';
export { revoke, revokeLeftTokens } from './sign-in/revoke.ts';
export { signInMethods } from './sign-in/sign-in-methods.ts';
export { colorModeKey, sessionKey, visitsPrefix } from './session/session-key.ts';
export {
  sessionStore,
  useCurrentUser,
  useSession,
  type SignedOutReason,
} from './session/session.ts';
export { signIn, signInFromHub, signOut, signOutRefused } from './sign-in/sign-in.ts';
export { alreadyVisited, useIsWelcomeDue, welcomeStore } from './session/welcome.ts';
export { askToSignOut, beforeSignOut } from './sign-in/sign-out-question.ts';
export { unsavedForms, type UnsavedFormInput, type UnsavedForm } from './session/unsaved-forms.ts';
export { keptInput } from './session/kept-input.ts';
export { lastingStorage, storageRefusal, tabStorage } from './browser/browser-storage.ts';
export { lazyModule, useLazyModule, type LazyModule } from './lazy/lazy-module.ts';
export { createQueryClient, type Notify } from './query/query-client.ts';
export {
  isUuid,
  readListUrl,
  urlValue,
  writeFilter,
  type ListState,
  type ListUrl,
  type ParseValue,
} from './query/list-url.ts';
export { useSubmissionKey } from './query/use-submission-key.ts';
export {
  countCap,
  isLongList,
  pagedListOptions,
  usePagedList,
  type Page,
  type PagedList,
} from './query/paged-list.ts';
export { useLoadMore } from './query/use-load-more.ts';
export { useSearchedList } from './query/use-searched-list.ts';
export { keptColumns } from './list/kept-columns.ts';
export { availabilityKeys, bookingKeys, feedbackKeys, invoiceKeys } from './portal/area-keys.ts';
export { listQueries } from './list/list.queries.ts';
export { useSaveColumns } from './list/save-columns.actions.ts';
export { userQueries } from './user/user.queries.ts';
export { referenceQueries } from './reference/reference.queries.ts';
