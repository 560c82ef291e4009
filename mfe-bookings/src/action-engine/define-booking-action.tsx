import { lazyModule } from '@shootline/shared-api';
import { LazyPart } from '@shootline/shared-ui';
import type { BookingActionInput, BookingActionName } from '../bookings/booking.actions.ts';
import type { ActionDefinition, BookingAction, DialogAction } from './booking-action.ts';
import { isPossibleOn } from './is-possible-on.ts';

/** The dialog of an action and its content, which load once one is wanted. */
export const dialogCode = lazyModule(() => import('./action-dialog.tsx'));

/**
 * Makes a booking action from its definition. The types reject a name without a call, a text-only
 * dialog for an action with input, and rules or defaults that do not fit the input.
 */
export function defineBookingAction<
  Name extends BookingActionName,
  Order extends number | undefined = undefined,
>(definition: ActionDefinition<Name> & { order?: Order }): BookingAction & { order: Order } {
  const { name, label, order, dialog, isDangerous = false } = definition;
  const { leadsTo, leadsOnTo, formFor } = definition;
  const content = lazyModule(async () => {
    const [{ ActionContent }, { form }] = await Promise.all([
      dialogCode.load(),
      'form' in dialog ? dialog.form() : { form: undefined },
    ]);
    return { ActionContent, form };
  });
  return {
    name,
    label,
    order: order as Order,
    title: dialog.title as DialogAction['title'],
    isDangerous,
    isPossible: (booking, input) =>
      isPossibleOn(definition, booking, input as BookingActionInput<Name>),
    leadsTo,
    leadsOnTo,
    formFor,
    Content: (props) => (
      <LazyPart of={content}>
        {({ ActionContent, form }) => (
          <ActionContent definition={definition} form={form} {...props} />
        )}
      </LazyPart>
    ),
  };
}
