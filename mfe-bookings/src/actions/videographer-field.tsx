import { userQueries } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import { type Choice, ComboboxField } from '@shootline/shared-ui/combobox-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

export interface VideographerFieldProps {
  name: string;
  label: string;
  /** The videographers to choose from; all when missing. */
  only?: ReadonlySet<string> | undefined;
  isMultiple?: boolean;
  isUnordered?: boolean;
  isOptional?: boolean;
}

const none: string[] = [];

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      Sorry, there was an issue loading this content.{' '}
      <Button size="xs" variant="outline" onClick={onRetry}>
        Retry
      </Button>
    </>
  );
}

/** Selects videographers by name. */
export function VideographerField(props: VideographerFieldProps) {
  const { name, label, only, isMultiple, isUnordered, isOptional } = props;
  const { data, isError, refetch } = useQuery(userQueries.cameraOperatorChoices());
  const { setValue } = useFormContext();
  const selected: unknown = useWatch({ name });
  const choices = useMemo<Choice[]>(
    () =>
      (data ?? [])
        .filter(({ uuid }) => !only || only.has(uuid))
        .map(({ uuid, full_name, locality, state }) => ({
          value: uuid,
          label: full_name,
          details: [locality, state].filter(Boolean).join(', '),
        })),
    [data, only],
  );
  useEffect(() => {
    if (!only) return;
    const isAllowed = (value: unknown) => typeof value !== 'string' || !value || only.has(value);
    const values: unknown[] = Array.isArray(selected) ? selected : [selected];
    if (!values.every(isAllowed)) setValue(name, isMultiple ? none : '');
  }, [selected, only, isMultiple, name, setValue]);

  const isNobodyAllowed = only?.size === 0 || (data !== undefined && choices.length === 0);
  const nobody = only
    ? 'Nobody is available or assigned. Choose No to see every videographer.'
    : 'There is nobody to choose.';
  const help = isError ? (
    <NotLoaded onRetry={() => void refetch()} />
  ) : isNobodyAllowed ? (
    nobody
  ) : undefined;
  // Not a line of its own, which would move the buttons when the names come.
  const placeholder = !data && !isError ? 'Loading...' : isOptional ? 'All' : undefined;
  return (
    <ComboboxField
      key={only ? 'some' : 'all'}
      name={name}
      label={label}
      choices={choices}
      isMultiple={isMultiple}
      isUnordered={isUnordered}
      help={help}
      isRequired={!isOptional}
      placeholder={placeholder}
    />
  );
}
