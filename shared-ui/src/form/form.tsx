import { yupResolver } from '@hookform/resolvers/yup';
import { errorMessage, keptInput } from '@shootline/shared-api';
import { NoticeBanner, Stack } from '@shootline/shared-ui';
import type { FormEvent, ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { fieldErrorsOf, FormError, mergeServerErrors } from './server-errors.ts';
import { useFirstValues, useKeptInput } from './use-kept-input.ts';

const SUMMARY =
  'There are validation errors in the values you provided. Please resolve these errors and then try again.';

export type FormProps<Values extends FieldValues> = {
  schema: ObjectSchema<Values>;
  defaultValues: DefaultValues<Values>;
  onSubmit: (values: Values) => unknown;
  children: ReactNode;
  /** The accessible name of the form. */
  label?: string;
  /** Keeps what is typed under this name until it is sent, across reloads and sessions. */
  keepAs?: string;
};

/** The field on screen at a path, or the one that contains it; '' when there is none. */
function shownField(element: HTMLFormElement, path: string): string {
  if (path === '' || element.elements.namedItem(path)) return path;
  return shownField(element, path.slice(0, Math.max(0, path.lastIndexOf('.'))));
}

const textOf = (error: Error) => (error instanceof FormError ? error.message : errorMessage(error));

/** Shows the server's messages at their fields, focusing the first; other messages above the form. */
function showFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement,
  error: Error,
) {
  const messages = new Map<string, string[]>();
  for (const [path, message] of mergeServerErrors(fieldErrorsOf(error))) {
    const field = shownField(element, path);
    messages.set(field, [...(messages.get(field) ?? []), message]);
  }
  const { '': others = [], ...atFields } = Object.fromEntries(messages);
  const fields = Object.entries(atFields);
  for (const [index, [path, texts]] of fields.entries()) {
    const message = [...new Set(texts)].join(' ');
    form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  if (fields.length === 0) others.unshift(textOf(error));
  if (others.length > 0) {
    form.setError('root.server', { type: 'server', message: [...new Set(others)].join(' ') });
  }
}

/**
 * A form that checks its values against a yup schema before `onSubmit` gets them. A failed submit
 * focuses the first field in error and shows the summary (S1 §5). What `onSubmit` throws is shown:
 * `fieldErrors` at their fields, otherwise the message. The input stays in either case.
 */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { schema, defaultValues, onSubmit, children, label, keepAs } = props;
  const firstValues = useFirstValues(defaultValues, keepAs);
  const form = useForm<Values>({
    // The type that yup infers from a generic schema cannot be compared with `Values`.
    resolver: yupResolver(schema) as unknown as Resolver<Values>,
    defaultValues: firstValues,
  });
  useKeptInput(form, keepAs);
  const { errors, submitCount } = form.formState;
  const { root, ...fieldErrors } = errors;
  const message = root?.server?.message;
  const hasFieldErrors = submitCount > 0 && Object.keys(fieldErrors).length > 0;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    const check = form.handleSubmit(async (values) => {
      try {
        await onSubmit(values);
        if (keepAs !== undefined) keptInput.forget(keepAs);
      } catch (error) {
        showFailure(form, element, error instanceof Error ? error : new Error(String(error)));
      }
    });
    void check(event);
  };

  return (
    <FormProvider {...form}>
      <form noValidate aria-label={label} onSubmit={submit}>
        <Stack gap="5">
          {message && <NoticeBanner tone="danger">{message}</NoticeBanner>}
          {hasFieldErrors && <NoticeBanner tone="danger">{SUMMARY}</NoticeBanner>}
          {children}
        </Stack>
      </form>
    </FormProvider>
  );
}
