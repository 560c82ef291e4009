import type { Widgets } from '@shootline/shared-api/portal';
import { people } from './input.ts';

/** A stand-in for the availability remote's widget: shows its props and chooses on a click. */
function TestPicker(props: Widgets['availability/videographer-picker']) {
  const { name, purpose, only, nobodyText, value, onChange, isMultiple, error } = props;
  const chosen = value.flatMap((one) => people.find(({ uuid }) => uuid === one) ?? []);
  const offered = people.filter(({ uuid }) => !only || only.includes(uuid));
  return (
    <>
      <p>{`For ${purpose}: ${chosen.map(({ full_name }) => full_name).join(', ') || 'nobody'}`}</p>
      {offered.map((person) => (
        <button
          key={person.uuid}
          type="button"
          name={name}
          onClick={() => onChange(isMultiple ? [...chosen, person] : [person])}
        >
          {person.full_name}
        </button>
      ))}
      {offered.length === 0 && <p>{nobodyText}</p>}
      {error && <p>{`Wrong: ${error}`}</p>}
    </>
  );
}

/** The widgets of a portal with the availability remote. */
export const withStaffing = {
  'availability/videographer-picker': () => Promise.resolve(TestPicker),
  'availability/offer-queue-preview': () => Promise.resolve(() => <p>Mia, then Noor</p>),
};

const down = () => Promise.reject(new Error('down'));

/** The widgets of a portal whose availability remote is down. */
export const withoutStaffing = {
  'availability/videographer-picker': down,
  'availability/offer-queue-preview': down,
};
