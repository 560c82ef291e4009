import { keptInput } from '@shootline/shared-api';
import { Button, type ButtonProps, Discards } from '@shootline/shared-ui';
import { Form, type FormProps } from '@shootline/shared-ui/form';
import { useContext, useEffect, useMemo, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { KeptNotice } from './kept-notice.tsx';

export type KeepingFormProps<Values extends FieldValues> = FormProps<Values> & {
  /** The name under which the input is kept: one record's, as `busy time <uuid>`. */
  keepAs: string;
};

const isDifferent = (kept: FieldValues, defaults: FieldValues) =>
  Object.keys({ ...defaults, ...kept }).some(
    (name) => JSON.stringify(kept[name]) !== JSON.stringify(defaults[name]),
  );

/** Keeps what is typed into the form around it. */
function Keeping({ keepAs }: { keepAs: string }) {
  const { watch } = useFormContext();
  useEffect(() => {
    const { unsubscribe } = watch((values, { type }) => {
      if (type === 'change') keptInput.keep(keepAs, values);
    });
    return unsubscribe;
  }, [watch, keepAs]);
  return null;
}

/**
 * A form whose input is kept in this tab until it is sent or discarded: by Cancel, by any other way out
 * of the dialog around it, or by the user, whom it tells that their input is back. A reload, an expired
 * session and a crash leave it.
 */
export function KeepingForm<Values extends FieldValues>({
  keepAs,
  children,
  ...form
}: KeepingFormProps<Values>) {
  const { defaultValues, onSubmit } = form;
  const [defaults] = useState(defaultValues);
  const [kept] = useState(() => keptInput.read(keepAs) as FieldValues | undefined);
  const ofDialog = useContext(Discards);
  const own = useMemo(() => new Set([() => keptInput.forget(keepAs)]), [keepAs]);
  const forget = () => own.forEach((each) => each());
  useEffect(() => {
    own.forEach((each) => ofDialog?.add(each));
    return () => own.forEach((each) => ofDialog?.delete(each));
  }, [own, ofDialog]);
  return (
    <Discards value={own}>
      <Form
        {...form}
        defaultValues={{ ...defaults, ...kept }}
        onSubmit={async (values, submission) => {
          await onSubmit(values, submission);
          forget();
        }}
      >
        {kept && isDifferent(kept, defaults) && (
          <KeptNotice kept={kept} defaults={defaults} onDiscard={forget} />
        )}
        <Keeping keepAs={keepAs} />
        {children}
      </Form>
    </Discards>
  );
}

/** Discards what the form around it has kept, as Cancel does. */
export function useDiscard(): () => void {
  const discards = useContext(Discards);
  return () => discards?.forEach((forget) => forget());
}

/** Cancel: discards what its form has kept, and calls `onClick`. */
export function CancelButton({ onClick, children = 'Cancel', ...button }: ButtonProps) {
  const discard = useDiscard();
  return (
    <Button
      variant="outline"
      colorPalette="gray"
      onClick={(event) => {
        discard();
        onClick?.(event);
      }}
      {...button}
    >
      {children}
    </Button>
  );
}
