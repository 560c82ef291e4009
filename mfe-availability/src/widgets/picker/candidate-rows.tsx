import { t, type Candidate } from '@shootline/shared-api';
import { Box, Text } from '@shootline/shared-ui';
import { OptionRows, PlainRows, type RowOption } from '@shootline/shared-ui/option-picker';
import { type ComponentProps, useId, useRef } from 'react';
import { FiguresLine } from '../candidate/figures-line.tsx';
import { stateTextsOf } from '../candidate/figures.ts';
import { nameAndPlace, nameOf } from '../candidate/names.ts';
import { whyAbove } from '../candidate/why-above.ts';
import { profilePath } from '../../profile-path.ts';
import { ChooseAnyway } from './choose-anyway.tsx';
import { conflictOf, type Purpose } from './conflict.ts';

interface CandidateRowsProps {
  candidates: readonly Candidate[];
  /** The videographers who are shown above the ranking. */
  pinned: readonly Candidate[];
  purpose: Purpose;
  isMultiple: boolean;
  value: readonly string[];
  onToggle: (candidate: Candidate) => void;
  /** Uuid of the candidate to be confirmed; '' if there is none. */
  doubted: string;
  onDoubt: (uuid: string) => void;
  /** Name and description of the rows of candidates who can be chosen. */
  rows: Pick<
    ComponentProps<typeof OptionRows>,
    'name' | 'labelledBy' | 'describedBy' | 'isInvalid'
  >;
}

const headings = { offer: t('Cannot be asked'), assign: t('Unavailable for this shoot'), fee: '' };

/**
 * First the candidates who can be chosen, then, with reasons, those who need a confirmation or cannot be
 * chosen.
 */
export function CandidateRows(props: CandidateRowsProps) {
  const { candidates, pinned, purpose, isMultiple, value, onToggle, doubted, onDoubt, rows } =
    props;
  const frame = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const listed = candidates.map((candidate) => ({
    candidate,
    conflict: conflictOf(candidate, purpose),
  }));
  const fit = listed.filter(({ conflict }) => !conflict);
  // A choice pinned above the list is left out of it.
  const ranked = fit
    .map(({ candidate }) => candidate)
    .filter(({ uuid }) => !pinned.some((one) => one.uuid === uuid));
  const doubtful = listed.filter(({ conflict }) => conflict?.isFinal === false);
  const impossible = listed.filter(({ conflict }) => conflict?.isFinal);

  const toggle = (uuid: string) => {
    const chosen = candidates.find((candidate) => candidate.uuid === uuid);
    onDoubt('');
    if (chosen) onToggle(chosen);
  };
  const answer = (uuid: string, isMeant: boolean) => {
    // The buttons disappear, so the focus moves to the row's input.
    frame.current?.querySelector<HTMLElement>(`input[value="${uuid}"]`)?.focus();
    if (isMeant) toggle(uuid);
    else onDoubt('');
  };
  const whyOf = (candidate: Candidate) => {
    const place = ranked.indexOf(candidate);
    return purpose === 'fee' || place === -1 ? undefined : whyAbove(candidate, ranked[place + 1]);
  };
  const optionOf = ({ candidate, conflict }: (typeof listed)[number]): RowOption => ({
    value: candidate.uuid,
    title: nameAndPlace(candidate),
    page: {
      to: profilePath(candidate),
      label: t('Profile of {name}', { name: nameOf(candidate) }),
    },
    details: <FiguresLine of={candidate} and={purpose === 'fee' ? [] : stateTextsOf(candidate)} />,
    note: conflict ? conflict.text : whyOf(candidate),
    below: conflict && candidate.uuid === doubted && (
      <ChooseAnyway
        name={nameOf(candidate)}
        reason={conflict.text}
        onAnswer={(isMeant) => answer(candidate.uuid, isMeant)}
      />
    ),
  });
  return (
    <Box ref={frame}>
      {fit.length > 0 && (
        <OptionRows
          {...rows}
          options={fit.map(optionOf)}
          chosen={value}
          isMultiple={isMultiple}
          onToggle={toggle}
        />
      )}
      {fit.length < listed.length && (
        <Text
          id={headingId}
          px="3"
          py="2"
          fontSize="xs"
          fontWeight="semibold"
          color="fg.muted"
          bg="bg.subtle"
        >
          {headings[purpose]}
        </Text>
      )}
      {doubtful.length > 0 && (
        <OptionRows
          // Takes the field's name if there are no other rows, so the form can focus it.
          name={fit.length > 0 ? `${rows.name} of those who are unavailable` : rows.name}
          labelledBy={headingId}
          options={doubtful.map(optionOf)}
          chosen={value}
          onToggle={(uuid) => {
            if (!value.includes(uuid)) onDoubt(uuid);
          }}
        />
      )}
      {impossible.length > 0 && (
        <PlainRows
          labelledBy={headingId}
          options={impossible.map(optionOf)}
          isAlone={impossible.length === listed.length}
        />
      )}
    </Box>
  );
}
