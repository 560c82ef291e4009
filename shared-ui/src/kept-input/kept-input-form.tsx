import { keptInput, t } from '@shootline/shared-api';
import { Button, type ButtonProps, Discards } from '@shootline/shared-ui';
import { Form, type FormProps } from '@shootline/shared-ui/form';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { firstField } from './first-field.ts';
import { KeptNotice } from './kept-notice.tsx';

export type KeptInputFormProps<Values extends FieldValues> = FormProps<Values> & {
  /** The name under which the input of one record is kept, such as `busy time <uuid>`. */
  keepAs: string;
};

const isDifferent = (kept: FieldValues, defaults: FieldValues) =>
  Object.keys({ ...defaults, ...kept }).some(
    (name) => JSON.stringify(kept[name]) !== JSON.stringify(defaults[name]),
  );

/** The kept input of this name; undefined without any, or if it equals the defaults. */
export function keptChanges(keepAs: string, defaults: FieldValues): FieldValues | undefined {
  const kept: FieldValues | undefined = keptInput.read(keepAs);
  return kept && isDifferent(kept, defaults) ? kept : undefined;
}

/**
 * Discards the kept input of this name when the user leaves the surrounding dialog. A `KeptInputForm` does so
 * itself; this is for a part of a dialog whose form is still loading. Returns the discard functions.
 */
export function useDiscardOf(keepAs: string): Set<() => void> {
  const ofDialog = useContext(Discards);
  const own = useMemo(() => new Set([() => keptInput.forget(keepAs)]), [keepAs]);
  useEffect(() => {
    own.forEach((forget) => ofDialog?.add(forget));
    return () => own.forEach((forget) => ofDialog?.delete(forget));
  }, [own, ofDialog]);
  return own;
}

/** Keeps the input typed into the surrounding form. */
function KeepInput({ keepAs }: { keepAs: string }) {
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
 * A form whose input is kept in this tab until it is sent, or discarded by Cancel or any other way out of
 * the surrounding dialog. After a reload, an expired session or a crash the input is restored, with a
 * notice that offers to discard it.
 */
export function KeptInputForm<Values extends FieldValues>({
  keepAs,
  children,
  ...form
}: KeptInputFormProps<Values>) {
  const { defaultValues, onSubmit } = form;
  const [defaults] = useState(defaultValues);
  const [kept, setKept] = useState(() => keptChanges(keepAs, defaults));
  const element = useRef<HTMLFormElement>(null);
  const own = useDiscardOf(keepAs);
  const forget = () => own.forEach((each) => each());
  const startAgain = () => {
    forget();
    // A field may hold text that is not a value, such as an invalid amount: only a new field is empty.
    flushSync(() => setKept(undefined));
    if (element.current) firstField(element.current)?.focus();
  };
  return (
    <Discards value={own}>
      <Form
        {...form}
        key={kept ? 'kept' : 'new'}
        ref={element}
        defaultValues={{ ...defaults, ...kept }}
        onSubmit={async (values, submission) => {
          await onSubmit(values, submission);
          forget();
        }}
      >
        {kept && <KeptNotice kept={kept} defaults={defaults} onDiscard={startAgain} />}
        <KeepInput keepAs={keepAs} />
        {children}
      </Form>
    </Discards>
  );
}

/** Discards the kept input of the surrounding form, like Cancel. */
export function useDiscard(): () => void {
  const discards = useContext(Discards);
  return () => discards?.forEach((forget) => forget());
}

/** Cancel: discards the kept input of its form, and calls `onClick`. */
export function CancelButton({ onClick, children = t('Cancel'), ...button }: ButtonProps) {
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
