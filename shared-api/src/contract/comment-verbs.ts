/** The verb for a new comment in a notification, by thread. */
export const commentVerbs = {
  project: 'commented on',
  internal: 'commented internally on',
} as const;
