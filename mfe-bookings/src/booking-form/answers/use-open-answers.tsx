import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type ObjectSchema, ValidationError } from 'yup';
import type { BriefValues } from '../brief/brief-values.ts';
import { type OpenAnswer, openAnswersOf } from './open-answers.ts';

const pause = 300;

async function open(rules: ObjectSchema<BriefValues>, values: BriefValues): Promise<OpenAnswer[]> {
  try {
    await rules.validate(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return openAnswersOf(error, values);
  }
}

/** The answers in the order in which the form asks for them. */
function inFormOrder(answers: OpenAnswer[]): OpenAnswer[] {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('[data-section], [data-section] [name]'),
  ];
  const place = ({ path, section }: OpenAnswer) => {
    const control = parts.findIndex((part) =>
      `${part.getAttribute('name')}.`.startsWith(`${path}.`),
    );
    return control >= 0
      ? control
      : parts.findIndex(({ dataset }) => dataset['section'] === section);
  };
  return answers.toSorted((one, other) => place(one) - place(other));
}

const OpenAnswersContext = createContext<OpenAnswer[] | null>(null);

/** The answers that the brief still needs, in the form's order; null until known. */
export const useOpenAnswers = () => use(OpenAnswersContext);

/** Looks for open answers by these rules whenever the user pauses. */
export function OpenAnswers(props: {
  rulesFor: (values: BriefValues) => ObjectSchema<BriefValues>;
  children: ReactNode;
}) {
  const { rulesFor, children } = props;
  const { subscribe, getValues } = useFormContext<BriefValues>();
  const [answers, setAnswers] = useState<OpenAnswer[] | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const values = getValues();
      const found = inFormOrder(await open(rulesFor(values), values));
      if (!isCurrent) return;
      setAnswers((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    let timer = setTimeout(() => void look());
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => void look(), pause);
      },
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, getValues, rulesFor]);
  return <OpenAnswersContext value={answers}>{children}</OpenAnswersContext>;
}
