import { Box, Heading, Stack, Text } from '@shootline/shared-ui';
import { useId } from 'react';
import { briefFields } from '@shootline/shared-api/rules/brief';
import type { Field } from './questions.ts';

/** A short list of answers; renders nothing without any. */
export function ChangeList(props: {
  title: string;
  fields: Field[];
  wordsOf: (field: Field) => string[];
}) {
  const { title, fields, wordsOf } = props;
  const id = useId();
  if (fields.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading id={id} as="h3" size="sm" mb="2">
        {title}
      </Heading>
      <Stack as="ul" gap="1" fontSize="sm" listStyleType="none">
        {fields.map((field) => (
          <Text as="li" key={field} lineClamp="2" overflowWrap="anywhere">
            <Box as="span" color="fg.muted">
              {briefFields[field].label}:{' '}
            </Box>
            {wordsOf(field).join(', ')}
          </Text>
        ))}
      </Stack>
    </Box>
  );
}
