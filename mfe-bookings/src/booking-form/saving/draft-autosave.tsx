import { onReturn, t, dateFormat } from '@shootline/shared-api';
import { Button, Flex } from '@shootline/shared-ui';
import {
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { isConflict, markSaved, NoClientYet, type SaveDraft } from './autosave.ts';
import type { BriefValues } from '../brief/brief-values.ts';

/** Milliseconds without a change after which the draft is saved. */
export const autosavePause = 2000;

const texts = {
  idle: t('Drafts save automatically.'),
  saving: t('Saving draft...'),
  noClient: t('The draft saves automatically once a client is selected.'),
  failed: t('Not saved on the server. Your input is kept in this browser.'),
  conflict: t('Not saved: the draft has changed elsewhere. Save Draft compares both.'),
};

// Without a zone: the one of the user's clock.
const time = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: undefined });

function savedText(isWhole: boolean): string {
  const at = { time: time.format(new Date()) };
  return isWhole
    ? t('Saved in My Drafts at {time}.', at)
    : t('Saved in My Drafts at {time}, without the fields in error.', at);
}

const failureText = (error: unknown) =>
  error instanceof NoClientYet ? texts.noClient : isConflict(error) ? texts.conflict : texts.failed;

export interface Autosaving {
  /** Waits for a running save; the next one follows the next change. */
  settle: () => Promise<void>;
  /** Starts no further saves. */
  stop: () => void;
}

interface Job {
  timer?: ReturnType<typeof setTimeout>;
  running: Promise<void> | null;
  isStopped: boolean;
}

/** Saves a draft a moment after each change, and shows the state of saving. */
export function DraftAutosave({ save, ref }: { save: SaveDraft; ref: Ref<Autosaving> }) {
  const form = useFormContext<BriefValues>();
  const { isSubmitting } = useFormState();
  const [text, setText] = useState(texts.idle);
  const job = useRef<Job>({ running: null, isStopped: false });
  const latest = useRef({ save, isSubmitting });
  useLayoutEffect(() => {
    latest.current = { save, isSubmitting };
  });

  const saving = useMemo(() => {
    const perform = async () => {
      setText((before) => (before === texts.idle ? before : texts.saving));
      try {
        const saved = await latest.current.save(structuredClone(form.getValues()));
        if (saved) {
          markSaved(form, saved.values);
          setText(savedText(saved.isWhole));
        } else setText((before) => (before === texts.saving ? savedText(true) : before));
      } catch (error) {
        setText(failureText(error));
      }
      job.current.running = null;
    };
    const now = () => {
      clearTimeout(job.current.timer);
      if (job.current.isStopped) return;
      if (job.current.running || latest.current.isSubmitting) soon();
      else job.current.running = perform();
    };
    const soon = () => {
      clearTimeout(job.current.timer);
      job.current.timer = setTimeout(now, autosavePause);
    };
    const settle = async () => {
      clearTimeout(job.current.timer);
      await job.current.running;
    };
    const stop = () => {
      job.current.isStopped = true;
      clearTimeout(job.current.timer);
    };
    return { now, soon, settle, stop };
  }, [form]);

  useEffect(
    () =>
      form.subscribe({
        formState: { isDirty: true, values: true },
        callback: ({ isDirty }) => {
          if (isDirty) saving.soon();
        },
      }),
    [form, saving],
  );
  useEffect(() => {
    const { current } = job;
    return () => clearTimeout(current.timer);
  }, []);
  const hasFailed = text === texts.failed;
  useEffect(() => (hasFailed ? onReturn(saving.now) : undefined), [hasFailed, saving]);
  useImperativeHandle(ref, () => saving);

  return (
    <Flex
      align="center"
      justify="space-between"
      gap="2"
      me="auto"
      flexBasis={{ base: 'full', md: 'auto' }}
      minH={{ base: '6', md: '9' }}
      fontSize="sm"
      color="fg.muted"
    >
      <span role="status">{text}</span>
      {hasFailed && (
        <Button size="xs" variant="outline" colorPalette="gray" onClick={saving.now}>
          {t('Retry')}
        </Button>
      )}
    </Flex>
  );
}
