import { yupResolver } from '@hookform/resolvers/yup';
import { errorMessage } from '@shootline/shared-api';
import { Stack } from '@shootline/shared-ui';
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { flushSync } from 'react-dom';
import type { ObjectSchema } from 'yup';
import { focusFields, shownField } from './focus-fields.ts';
import { FormMessages } from './form-messages.tsx';
import { FormWait } from './form-wait.ts';
import { fieldErrorsOf, FormError, mergeServerErrors } from './server-errors.ts';
import { SubmitIntent } from './submit-intent.ts';

export type Submission<Values extends FieldValues> = {
  /** The intent of the pressed `SubmitButton`; '' if it has none. */
  intent: string;
  form: UseFormReturn<Values>;
};

export type FormProps<Values extends FieldValues> = {
  /** The rules for the values; a function if they depend on the values or on the pressed button's intent. */
  schema: ObjectSchema<Values> | ((values: Values, intent: string) => ObjectSchema<Values>);
  defaultValues: DefaultValues<Values>;
  /** Receives the values as cast by the schema. */
  onSubmit: (values: Values, submission: Submission<Values>) => unknown;
  /**
   * Called with the paths in error and the pressed button's intent before the first field is focused, to make
   * it visible; true if the focus goes elsewhere.
   */
  onInvalid?: (paths: string[], intent: string) => boolean | undefined;
  children: ReactNode;
  /** Whether a field is also checked when it is left, not only on submit. */
  isCheckedOnLeave?: boolean;
  /** Whether the children render `FormMessages` themselves. */
  hasOwnMessages?: boolean;
  /** The accessible name of the form. */
  label?: string;
};

const textOf = (error: Error) => (error instanceof FormError ? error.message : errorMessage(error));

/** The paths of the errors. */
function pathsOf(errors: object, above = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const path = above ? `${above}.${name}` : name;
    return 'message' in error && 'type' in error ? [path] : pathsOf(error, path);
  });
}

/**
 * Shows the server's messages at their fields and the others above the form; returns the names of the
 * fields.
 */
function showFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement,
  error: Error,
): string[] {
  const messages = new Map<string, string[]>();
  for (const [path, message] of mergeServerErrors(fieldErrorsOf(error))) {
    const field = shownField(element, path);
    messages.set(field, [...(messages.get(field) ?? []), message]);
  }
  const { '': others = [], ...atFields } = Object.fromEntries(messages);
  const fields = Object.entries(atFields);
  for (const [path, texts] of fields) {
    form.setError(path as Path<Values>, { type: 'server', message: [...new Set(texts)].join(' ') });
  }
  if (fields.length === 0) others.unshift(textOf(error));
  if (others.length > 0) {
    form.setError('root.server', { type: 'server', message: [...new Set(others)].join(' ') });
  }
  return Object.keys(atFields);
}

/**
 * A form that checks its values against a yup schema before `onSubmit` gets them. A failed submit focuses
 * the first field in error and shows the summary. An error thrown by `onSubmit` is shown: `fieldErrors` at
 * their fields, otherwise the message. The input stays in either case.
 */
export function Form<Values extends FieldValues>(
  props: FormProps<Values> & { ref?: Ref<HTMLFormElement> },
) {
  const { schema, defaultValues, onSubmit, onInvalid, children, label, ref } = props;
  const [intent, setIntent] = useState('');
  const pressed = useRef('');
  const awaited = useRef(new Set<Promise<unknown>>());
  const form: UseFormReturn<Values> = useForm<Values>({
    resolver: async (_values, context, options) => {
      await Promise.allSettled(awaited.current);
      const values = form.getValues();
      const rules = typeof schema === 'function' ? schema(values, pressed.current) : schema;
      // The type that yup infers from a generic schema cannot be compared with `Values`.
      return (yupResolver(rules) as unknown as Resolver<Values>)(values, context, options);
    },
    defaultValues,
    mode: props.isCheckedOnLeave ? 'onBlur' : 'onSubmit',
    shouldFocusError: false,
  });
  const [wait] = useState(() => (work: Promise<unknown>) => {
    const settled = work.catch(() => {}).finally(() => awaited.current.delete(settled));
    awaited.current.add(settled);
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    // React events also bubble up from a form in a dialog inside this one.
    if (event.target !== element) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    pressed.current = submitter?.getAttribute('value') ?? '';
    setIntent(pressed.current);
    const showInvalid = (paths: string[]) => {
      // Only rendered fields can be focused.
      const isFocusTaken = flushSync(() => onInvalid?.(paths, pressed.current));
      if (!isFocusTaken) focusFields(element, paths);
    };
    const check = form.handleSubmit(
      async (values) => {
        try {
          await onSubmit(values, { intent: pressed.current, form });
        } catch (error) {
          const failure = error instanceof Error ? error : new Error(String(error));
          showInvalid(showFailure(form, element, failure));
        }
      },
      (errors) => showInvalid(pathsOf(errors)),
    );
    void check(event);
  };

  return (
    <FormProvider {...form}>
      <FormWait value={wait}>
        <SubmitIntent value={intent}>
          <form ref={ref} noValidate aria-label={label} onSubmit={submit}>
            <Stack gap="5">
              {!props.hasOwnMessages && <FormMessages />}
              {children}
            </Stack>
          </form>
        </SubmitIntent>
      </FormWait>
    </FormProvider>
  );
}
