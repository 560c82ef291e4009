import { t } from '@shootline/shared-api';
import { Flex, Select, Text, styled } from '@shootline/shared-ui';
import { useState } from 'react';
import { starsText } from '../figures/number-text.ts';
import type { FeedbackItem } from './feedback-stream.ts';
import { StreamCard } from './stream-card.tsx';

/** The API's limit of entries for each source. */
const mostOfEach = 50;

const sources = [
  { value: '', label: t('Both') },
  { value: 'camop', label: t('Of videographers') },
  { value: 'booking', label: t('Of shoots') },
];

const stars = [
  { value: '', label: t('Any') },
  ...[5, 4, 3, 2, 1, 0].map((number) => ({
    value: String(number),
    label: starsText(number),
  })),
];

/** The loaded stream, filtered by source and stars. */
export function FilteredStream({ items }: { items: readonly FeedbackItem[] }) {
  const [source, setSource] = useState('');
  const [rating, setRating] = useState('');
  const shown = items.filter(
    (item) => (!source || item.type === source) && (!rating || String(item.rating) === rating),
  );
  const counts = { count: shown.length, most: mostOfEach };
  const all = source ? t('The newest {most}', counts) : t('The newest {most} of each', counts);
  const some = source
    ? t('{count} of the newest {most}', counts)
    : t('{count} of the newest {most} of each', counts);
  const isNarrowed = source !== '' || rating !== '';
  return (
    <StreamCard
      items={shown}
      listed={`${source} ${rating}`}
      isWhole
      emptyText={isNarrowed && items.length > 0 ? t('No feedback matches.') : undefined}
    >
      <Flex gap="3" wrap="wrap" align="end" mb="2">
        <Choice label={t('Source')} options={sources} value={source} onChange={setSource} />
        <Choice label={t('Rating')} options={stars} value={rating} onChange={setRating} />
        <Text
          role="status"
          fontSize="sm"
          color="fg.muted"
          pb={{ md: '2' }}
          flexBasis={{ base: 'full', md: 'auto' }}
        >
          {rating ? some : all}
        </Text>
      </Flex>
    </StreamCard>
  );
}

function Choice(props: {
  label: string;
  options: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Label>
      {props.label}
      <Select value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Label>
  );
}

const Label = styled('label', {
  base: {
    flex: { base: '1', md: 'none' },
    minWidth: { base: '0', md: '40' },
    fontSize: 'xs',
    color: 'fg.muted',
  },
});
