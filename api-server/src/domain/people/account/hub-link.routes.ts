import { hubLinkRules } from '@shootline/shared-api/rules/account';
import { conflict, fieldError, validationError } from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import { endSessions } from './end-access.repository.ts';
import { isHubIdTaken } from './managed-user.repository.ts';
import { anotherUser, change } from './managed-user.routes.ts';

const ofOneself = 'You cannot change your own rights. Please ask another admin.';

export const hubLinkHandlers = {
  async linkUserToHub(call) {
    const user = await anotherUser(call, call.path.id, ofOneself);
    const { hub_id: hubId } = checkedBy(hubLinkRules, call.body);
    if (await isHubIdTaken(call.tx, user.tenantId, hubId, user.id)) {
      throw validationError(fieldError('hub_id', 'Another user has this id.'));
    }
    return change(call, user, { hubId, hubUpdated: null });
  },

  async unlinkUserFromHub(call) {
    const user = await anotherUser(call, call.path.id, ofOneself);
    if (user.hubId === null) throw conflict('This user is not linked to the hub.');
    await endSessions(call.tx, user.tenantId, [user.id]);
    return change(call, user, { hubId: null, hubUpdated: null });
  },
} satisfies Partial<Handlers>;
