import { type Candidate, usePagedList, t } from '@shootline/shared-api';
import type { Widgets } from '@shootline/shared-api/portal';
import { useDebounced } from '@shootline/shared-ui';
import { OptionPicker } from '@shootline/shared-ui/option-picker';
import { useState } from 'react';
import { candidateQueries } from './candidate/candidate.queries.ts';
import { nameOf } from './candidate/names.ts';
import { CandidateList } from './picker/candidate-list.tsx';
import { ChosenVideographers } from './picker/chosen-videographers.tsx';
import { useChosen } from './picker/use-chosen.ts';

const keyOf = ({ uuid }: Candidate) => uuid;

/** Chooses videographers for a booking, with their figures from the ranking. */
export function Component(props: Widgets['availability/videographer-picker']) {
  const { booking_uuid, label, value, onChange, isMultiple = false, only } = props;
  const [typed, setTyped] = useState('');
  const [doubted, setDoubted] = useState('');
  const name = useDebounced(typed.trim());
  const list = usePagedList(
    {
      ...candidateQueries.list(booking_uuid, {
        ...(name && { name }),
        ...(only && { uuid: [...only] }),
      }),
      enabled: only?.length !== 0,
    },
    keyOf,
  );
  const isBusy = typed.trim() !== name || list.isOther || list.view === 'loading';
  const { chosen, remember } = useChosen(booking_uuid, value, list.rows);

  const personOf = (uuid: string) =>
    chosen.find((one) => one.uuid === uuid) ?? { uuid, full_name: '' };
  const without = (uuid: string) => value.filter((one) => one !== uuid).map(personOf);
  const toggle = (candidate: Candidate) => {
    remember(candidate);
    const others = isMultiple ? without(candidate.uuid) : [];
    onChange(value.includes(candidate.uuid) ? others : [...others, candidate]);
  };
  const asked = list.rows.find(({ uuid }) => uuid === doubted);
  const error = asked
    ? t('Say first whether {name} is meant.', { name: nameOf(asked) })
    : props.error;
  return (
    <OptionPicker
      name={props.name}
      label={label}
      error={props.error && error}
      rows={only?.length}
      searched={typed}
      onSearch={setTyped}
      isBusy={isBusy}
      chosen={
        isMultiple && (
          <ChosenVideographers
            label={label}
            value={value}
            chosen={chosen}
            onRemove={(uuid) => onChange(without(uuid))}
          />
        )
      }
    >
      {(rows) => (
        <CandidateList
          list={list}
          isBusy={isBusy}
          searched={name}
          only={only}
          nobodyText={props.nobodyText}
          // Above checkboxes, a line lists the chosen videographers.
          pinned={isMultiple ? [] : chosen}
          purpose={props.purpose}
          isMultiple={isMultiple}
          value={value}
          onToggle={toggle}
          doubted={doubted}
          onDoubt={setDoubted}
          rows={rows}
        />
      )}
    </OptionPicker>
  );
}
