import { type BookingInput, userQueries, t } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { useOptionLabel } from '../../facts/use-option-label.ts';
import { answerLines } from './answer-lines.ts';
import type { Field } from './questions.ts';

/**
 * Returns a function that puts a brief's answers into words; `fields` are the questions it must support.
 */
export function useAnswerLines(fields: Field[]): (field: Field, brief: BookingInput) => string[] {
  const option = useOptionLabel();
  const { data: clients } = useQuery({
    ...userQueries.clients(),
    enabled: fields.includes('client'),
  });
  const client = (id: string) => clients?.find((one) => one.id === id)?.name ?? t('Another client');
  return (field, brief) => answerLines(field, brief, { option, client });
}
