import { t } from '@shootline/shared-api';
import { Box, styled, Grid, Radio } from '@shootline/shared-ui';
import { RadioGroup } from '@shootline/shared-ui/choice-field';
import { useFormContext } from 'react-hook-form';
import { briefFields } from '@shootline/shared-api/rules/brief';
import type { Field } from './questions.ts';

const Card = styled('label', {
  base: {
    display: 'flex',
    gap: '3',
    p: '3',
    minW: '0',
    fontSize: 'sm',
    borderWidth: '1px',
    borderRadius: 'l2',
    cursor: 'pointer',
    _hover: { borderColor: 'border.control' },
    '&:has(:checked)': { borderColor: 'brand.solid', bg: 'bg.muted' },
  },
});

/** A choice between both answers to a question that both sides have changed. */
export function ConflictChoice(props: { field: Field; mine: string[]; theirs: string[] }) {
  const { field, mine, theirs } = props;
  const { register } = useFormContext();
  const sides = [
    { value: 'mine', label: t('Yours'), lines: mine },
    { value: 'theirs', label: t('Theirs'), lines: theirs },
  ];
  return (
    <RadioGroup name={field} label={briefFields[field].label} isRequired>
      {(isInvalid) => (
        <Grid
          gap="3"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        >
          {sides.map(({ value, label, lines }) => (
            <Card key={value}>
              <Radio value={value} aria-invalid={isInvalid} {...register(field)} />
              <Box minW="0" overflowWrap="anywhere" whiteSpace="pre-line">
                <Box fontWeight="semibold">{label}</Box>
                {lines.map((line) => (
                  <Box key={line}>{line}</Box>
                ))}
              </Box>
            </Card>
          ))}
        </Grid>
      )}
    </RadioGroup>
  );
}
