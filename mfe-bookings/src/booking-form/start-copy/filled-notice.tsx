import { type Booking, listText, t } from '@shootline/shared-api';
import { briefField } from '@shootline/shared-api/rules/brief';
import { Button, NoticeBanner, Text } from '@shootline/shared-ui';
import type { BriefValues } from '../brief/brief-values.ts';
import type { Field } from '../changes/questions.ts';
import type { Filling } from './repeat-brief.ts';

/** Answers that were filled in from a booking. */
export interface Filled {
  booking: Booking;
  filled: Filling;
  /** Answers of the user's that stayed. */
  given: Filling;
  before: Partial<BriefValues>;
}

const labels = (questions: readonly Field[]) =>
  listText(questions.map((name) => briefField(name).label));

/** Names the answers that were filled in and those that stayed, and takes them back. */
export function FilledNotice(
  props: Filled & { onUndo: () => void; onReplace: () => void; onClose: () => void },
) {
  const { booking, filled, given, onUndo, onReplace, onClose } = props;
  const { booking_uid: number, title } = booking;
  return (
    <NoticeBanner
      tone="success"
      onClose={onClose}
      actions={
        <>
          {given.questions.length > 0 && (
            <Button size="xs" variant="outline" onClick={onReplace}>
              {t('Replace Mine Too')}
            </Button>
          )}
          <Button size="xs" variant="outline" onClick={onUndo}>
            {t('Undo')}
          </Button>
        </>
      }
    >
      <Text>
        {t(
          '{count, plural, one {# answer filled in} other {# answers filled in}} from #{number}, "{title}":',
          { count: filled.questions.length, number, title },
        )}{' '}
        {labels(filled.questions)}
      </Text>
      {given.questions.length > 0 && (
        <Text>{t('Your own answers stay: {answers}.', { answers: labels(given.questions) })}</Text>
      )}
    </NoticeBanner>
  );
}
