import type { ManagedUser } from '@shootline/shared-api';
import type { SearchHit, SearchSource } from '@shootline/shared-api/portal';
import { roleText } from '../own-pages/role-text.ts';
import { managedUserQueries } from '../users/managed-user.queries.ts';
import { accessTexts } from '../users/user-texts.ts';
import { foundUsers } from './found-users.queries.ts';

function userHit(user: ManagedUser): SearchHit {
  const { uuid, full_name, email, role_type, client, access } = user;
  const facts = [roleText(role_type), client?.name, access !== 'active' && accessTexts[access]];
  return {
    id: uuid,
    label: full_name || email,
    to: `/users?${new URLSearchParams({ name: email }).toString()}`,
    details: [...facts, full_name && email].filter(Boolean).join(' · '),
  };
}

/** Finds users, whose page is the shell's own. */
export const userSearch: SearchSource = {
  queryKey: managedUserQueries.all(),
  find: async (text, _user, signal) => (await foundUsers(text, signal)).map(userHit),
};
