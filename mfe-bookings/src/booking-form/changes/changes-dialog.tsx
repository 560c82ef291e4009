import { t, type BookingInput } from '@shootline/shared-api';
import { ruleTexts } from '@shootline/shared-api/values';
import { Button, Flex, Stack, Text } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useFormContext } from 'react-hook-form';
import { object, string } from 'yup';
import { namesText } from './changers.ts';
import { ChangeList } from './change-list.tsx';
import { compareBriefs, mergedBrief, type Versions } from './compare-briefs.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import type { Field } from './questions.ts';
import { useAnswerLines } from './use-answer-lines.ts';

type Side = 'mine' | 'theirs';
/** The chosen side for each field. */
type Choices = Record<string, string>;

function ChooseAll({ conflicts }: { conflicts: Field[] }) {
  const { setValue } = useFormContext<Choices>();
  const choose = (side: Side) => () => {
    for (const field of conflicts) setValue(field, side, { shouldValidate: true });
  };
  return (
    <Flex gap="3" wrap="wrap">
      <Button size="sm" variant="outline" onClick={choose('mine')}>
        {t('Use All of Mine')}
      </Button>
      <Button size="sm" variant="outline" onClick={choose('theirs')}>
        {t('Use All of Theirs')}
      </Button>
    </Flex>
  );
}

/**
 * Shows both versions of a booking that others changed while the user edited it, and returns the brief
 * that the user puts together from them. Closing it changes nothing.
 */
export function ChangesDialog(
  props: Versions & {
    /** Names of the users who changed it; empty for somebody else. */
    names: string[];
    onChoose: (merged: BookingInput) => unknown;
    onClose: () => void;
    returnFocusTo?: () => HTMLElement | null;
  },
) {
  const { base, mine, theirs, names, onChoose, onClose, returnFocusTo } = props;
  const { conflicts, taken, kept } = compareBriefs({ base, mine, theirs });
  const wordsOf = useAnswerLines([...conflicts, ...taken, ...kept]);
  const choices = object(
    Object.fromEntries(
      conflicts.map((field) => [field, string().required(ruleTexts.requiredSelect)]),
    ),
  );
  return (
    <Dialog
      title={t('Changed in the Meantime')}
      maxWidth={760}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <ActionForm<Choices>
        label={t('Changed in the Meantime')}
        schema={choices}
        defaultValues={{}}
        onSubmit={(chosen) => {
          const chosenTheirs = conflicts.filter((field) => chosen[field] === 'theirs');
          return onChoose(mergedBrief(mine, theirs, [...taken, ...chosenTheirs]));
        }}
        buttons={{
          primary: t('Continue with These'),
          progress: t('Continuing...'),
          cancel: t('Back to the Form'),
          onCancel: onClose,
        }}
      >
        <Text>
          {t('This booking was changed by {names} while you were editing it.', {
            names: namesText(names),
          })}
        </Text>
        {conflicts.length > 0 ? (
          <Stack gap="5">
            <Text>
              {t(
                '{count, plural, one {One field was changed by both of you. Choose which version to keep.} other {# fields were changed by both of you. Choose which versions to keep.}}',
                { count: conflicts.length },
              )}
            </Text>
            {conflicts.length > 1 && <ChooseAll conflicts={conflicts} />}
            {conflicts.map((field) => (
              <ConflictChoice
                key={field}
                field={field}
                mine={wordsOf(field, mine)}
                theirs={wordsOf(field, theirs)}
              />
            ))}
          </Stack>
        ) : (
          <Text>{t('No field was changed by both of you.')}</Text>
        )}
        <ChangeList
          title={t('Changed by others, taken over')}
          fields={taken}
          wordsOf={(field) => wordsOf(field, theirs)}
        />
        <ChangeList
          title={t('Changed by you, kept')}
          fields={kept}
          wordsOf={(field) => wordsOf(field, mine)}
        />
      </ActionForm>
    </Dialog>
  );
}
