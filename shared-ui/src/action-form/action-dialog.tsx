import { Dialog, type DialogProps } from '@shootline/shared-ui/dialog';
import type { FormProps } from '@shootline/shared-ui/form';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type ActionButtons, ActionForm, Confirmation } from './action-form.tsx';

type Frame = Omit<DialogProps, 'children'> & { buttons: Omit<ActionButtons, 'onCancel'> };

function ActionFrame<Values extends unknown[]>(
  props: Frame & {
    run: (...values: Values) => unknown;
    children: (onSubmit: (...values: Values) => Promise<void>, buttons: ActionButtons) => ReactNode;
  },
) {
  const { buttons, run, isBlocked = false, children, ...dialog } = props;
  const [isRunning, setIsRunning] = useState(false);
  const submit = async (...values: Values) => {
    setIsRunning(true);
    try {
      await run(...values);
      dialog.onClose();
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <Dialog {...dialog} isBlocked={isBlocked || isRunning}>
      {children(submit, { ...buttons, onCancel: dialog.onClose })}
    </Dialog>
  );
}

/** A dialog with the form of an action: blocked while it is sent, closed once it has succeeded. */
export function FormDialog<Values extends FieldValues>(
  props: Frame &
    Omit<FormProps<Values>, 'label'> & { keepAs?: string; isQuestion?: boolean | undefined },
) {
  const { title, subtitle, maxWidth, isBlocked, returnFocusTo, onClose, ...form } = props;
  const { onSubmit: run, buttons: labels, ...fields } = form;
  const frame = { title, subtitle, maxWidth, isBlocked, returnFocusTo, onClose };
  return (
    <ActionFrame {...frame} buttons={labels} run={run}>
      {(onSubmit, buttons) => (
        <ActionForm {...fields} label={title} onSubmit={onSubmit} buttons={buttons} />
      )}
    </ActionFrame>
  );
}

/** A dialog with a `Confirmation`: blocked while the action runs, closed once it has succeeded. */
export function ConfirmDialog(
  props: Frame & { text: ReactNode; consequences?: ReactNode; onConfirm: () => Promise<unknown> },
) {
  const { text, consequences, onConfirm: run, ...frame } = props;
  return (
    <ActionFrame {...frame} run={run}>
      {(onConfirm, buttons) => (
        <Confirmation
          text={text}
          consequences={consequences}
          onConfirm={onConfirm}
          buttons={buttons}
        />
      )}
    </ActionFrame>
  );
}
