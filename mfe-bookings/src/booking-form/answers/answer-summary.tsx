import { Box, Button, Flex, Heading, Text } from '@shootline/shared-ui';
import { invalidText } from '@shootline/shared-ui/form';
import { useEffect, useId, useRef } from 'react';
import { t } from '@shootline/shared-api';
import { type OpenAnswer, openText } from './open-answers.ts';

/** The open answers after a failed submit, each a way to its field; it shrinks as they are given. */
export function AnswerSummary(props: {
  answers: readonly OpenAnswer[];
  onChoose: (answer: OpenAnswer) => void;
  takesFocus: boolean;
}) {
  const { answers, onChoose, takesFocus } = props;
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <Box
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      colorPalette="red"
      px="4"
      py="3"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="l3"
      fontSize="sm"
    >
      <Heading as="h2" id={id} size="sm">
        {openText(answers)}
      </Heading>
      <Text mt="1">{invalidText}</Text>
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="2" mt="2">
        {answers.map((answer) => (
          <Box as="li" key={answer.path} minW="0">
            <Button
              size="xs"
              variant="outline"
              colorPalette="red"
              height="auto"
              minH="8"
              whiteSpace="normal"
              textAlign="start"
              onClick={() => onChoose(answer)}
            >
              {answer.error === null
                ? answer.label
                : t('{label}: {error}', { label: answer.label, error: answer.error })}
            </Button>
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
