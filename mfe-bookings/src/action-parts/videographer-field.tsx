import { userQueries, t } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import { type Choice, ComboboxField } from '@shootline/shared-ui/combobox-field';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

export interface VideographerFieldProps {
  name: string;
  label: string;
  /** The videographers to choose from; missing for all. */
  only?: readonly string[] | undefined;
  /** Shown if that leaves nobody. */
  nobodyText?: string | undefined;
  isMultiple?: boolean;
  isUnordered?: boolean;
  isOptional?: boolean;
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      {t('Sorry, there was an issue loading this content.')}{' '}
      <Button size="xs" variant="outline" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </>
  );
}

/** Selects videographers by name. */
export function VideographerField(props: VideographerFieldProps) {
  const { name, label, only, isMultiple, isUnordered, isOptional } = props;
  const { data, isError, refetch } = useQuery(userQueries.videographerChoices());
  const choices = useMemo<Choice[]>(
    () =>
      (data ?? [])
        .filter(({ uuid }) => !only || only.includes(uuid))
        .map(({ uuid, full_name, locality, state }) => ({
          value: uuid,
          label: full_name,
          details: [locality, state].filter(Boolean).join(', '),
        })),
    [data, only],
  );
  const isNobodyAllowed = only?.length === 0 || (data !== undefined && choices.length === 0);
  const help = isError ? (
    <NotLoaded onRetry={() => void refetch()} />
  ) : isNobodyAllowed ? (
    (props.nobodyText ?? t('There is nobody to choose.'))
  ) : undefined;
  // Loading text as a line below would move the buttons once the names arrive.
  const placeholder = !data && !isError ? t('Loading...') : isOptional ? t('All') : undefined;
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
