import { useCallback, useState } from 'react';
import { type FieldError, useFormState } from 'react-hook-form';
import type { BriefValues } from '../brief/brief-values.ts';
import { AnswerSummary } from './answer-summary.tsx';
import { NextAnswer } from './next-answer.tsx';
import { fieldOf, type OpenAnswer, openAnswer } from './open-answers.ts';
import { useOpenAnswers } from './use-open-answers.tsx';

/** A failed submit. */
export interface Refusal {
  /** Whether missing answers were a reason, as they are not for a draft. */
  isWhole: boolean;
  /** Whether the focus goes to the summary, as there is more than one field to go to. */
  takesFocus: boolean;
  /** Distinguishes it from the last one. */
  count: number;
}

/** The last failed submit, null after a successful one; `refuse` says whether it takes the focus. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refuse = (paths: string[], isWhole: boolean) => {
    const takesFocus = new Set(paths.map(fieldOf)).size > 1;
    setRefusal((last) => ({ isWhole, takesFocus, count: (last?.count ?? 0) + 1 }));
    return takesFocus;
  };
  const forget = useCallback(() => setRefusal(null), []);
  return { refusal, refuse, forget };
}

/** The server's errors, which the rules do not know. */
function refusedByServer(errors: object, above = ''): OpenAnswer[] {
  return Object.entries(errors).flatMap(
    ([name, error]: [string, Partial<FieldError> | undefined]) => {
      const path = above ? `${above}.${name}` : name;
      if (!error) return [];
      // Only groups of fields have no message.
      if (error.message === undefined) return refusedByServer(error, path);
      return error.type === 'server' ? (openAnswer(path, error.message) ?? []) : [];
    },
  );
}

function useRefusedAnswers({ isWhole }: Refusal): OpenAnswer[] {
  const { errors } = useFormState<BriefValues>();
  const open = (useOpenAnswers() ?? []).filter(({ error }) => isWhole || error !== null);
  const known = new Set(open.map(({ path }) => fieldOf(path)));
  return [...open, ...refusedByServer(errors).filter(({ path }) => !known.has(fieldOf(path)))];
}

interface Props {
  refusal: Refusal;
  onChoose: (answer: OpenAnswer) => void;
}

/** The summary of a failed submit, focused once. */
export function RefusedAnswers({ refusal, onChoose }: Props) {
  const answers = useRefusedAnswers(refusal);
  if (answers.length === 0) return null;
  return (
    <AnswerSummary
      key={refusal.count}
      answers={answers}
      onChoose={onChoose}
      takesFocus={refusal.takesFocus}
    />
  );
}

/** The way to the next refused answer, in view wherever the user is. */
export function NextRefused({ refusal, onChoose }: Props) {
  const answers = useRefusedAnswers(refusal);
  return <NextAnswer answers={answers} onChoose={onChoose} />;
}
