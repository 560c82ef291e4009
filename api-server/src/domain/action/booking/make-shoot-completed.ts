import type { ShootCompletion } from '@shootline/shared-api/contract';
import { shootCompletionRules } from '@shootline/shared-api/rules';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { Run } from '../../booking/change/action-context.ts';
import { cameraOperatorShootFootageUploadTypes, valuesOf } from '../../reference/option-sets.ts';

const rules = shootCompletionRules(valuesOf(cameraOperatorShootFootageUploadTypes));

export const makeShootCompleted: Run<{ body: ShootCompletion }> = async (_context, { body }) => {
  const completion = checkedBy(rules, body);
  return {
    to: 'shoot_completed',
    set: {
      cameraOperatorShootFootageUploadType: completion.camera_operator_shoot_footage_upload_type,
    },
    fields: ['camera_operator_shoot_footage_upload_type'],
    changes: [{ kind: 'shoot_completed' }],
  };
};
