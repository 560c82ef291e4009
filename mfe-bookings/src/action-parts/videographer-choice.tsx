import type { Booking } from '@shootline/shared-api';
import { useOffersWidget, Widget, type Widgets } from '@shootline/shared-api/portal';
import { useField } from '@shootline/shared-ui/form';
import { OptionPickerSkeleton } from '@shootline/shared-ui/option-picker';
import { useController } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { NamedUser } from '../action-engine/booking-action.ts';
import { LazyVideographerField } from './lazy-videographer-field.tsx';
import { useAllowedOnly } from './use-allowed-only.ts';

const widget = 'availability/videographer-picker';

interface VideographerChoiceProps extends Pick<
  Widgets[typeof widget],
  'name' | 'label' | 'purpose' | 'isMultiple' | 'only' | 'nobodyText'
> {
  booking: Pick<Booking, 'uuid'>;
  onNamed: (people: NamedUser[]) => void;
}

/**
 * Chooses videographers with the facts of the ranking; by name alone while the remote of the ranking is
 * down or missing.
 */
export function VideographerChoice(props: VideographerChoiceProps) {
  const { name, label, isMultiple, only, nobodyText } = props;
  const isOffered = useOffersWidget(widget);
  useAllowedOnly(name, only);
  const plain = <LazyVideographerField {...{ name, label, isMultiple, only, nobodyText }} />;
  return isOffered ? <RankedChoice {...props} plain={plain} /> : plain;
}

const valuesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );

function RankedChoice({
  booking,
  plain,
  onNamed,
  ...choice
}: VideographerChoiceProps & { plain: ReactNode }) {
  const { name, label, isMultiple, only } = choice;
  const { field } = useController({ name });
  const { error } = useField({ name, label });
  return (
    <Widget
      name={widget}
      props={{
        ...choice,
        booking_uuid: booking.uuid,
        value: valuesIn(field.value),
        error,
        onChange: (people) => {
          const uuids = people.map(({ uuid }) => uuid);
          onNamed(people);
          field.onChange(isMultiple ? uuids : (uuids[0] ?? ''));
        },
      }}
      loading={<OptionPickerSkeleton label={label} rows={only?.length} isMultiple={isMultiple} />}
      fallback={() => plain}
    />
  );
}
