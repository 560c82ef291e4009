/** Windows that show lists as tables; narrower ones show cards. */
export const tableQuery = '(min-width: 960px)';
