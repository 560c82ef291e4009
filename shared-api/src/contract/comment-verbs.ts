/** What a notification says of a comment in each thread. */
export const commentVerbs = {
  project: 'commented on',
  internal: 'commented internally on',
} as const;
