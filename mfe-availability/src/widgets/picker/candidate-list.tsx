import { t, type Candidate, type PagedList } from '@shootline/shared-api';
import { Text, VisuallyHidden } from '@shootline/shared-ui';
import { RowsSkeleton } from '@shootline/shared-ui/option-picker';
import type { ComponentProps } from 'react';
import { InlineError } from '../candidate/inline-error.tsx';
import { CandidateRows } from './candidate-rows.tsx';
import { ListEnd } from './list-end.tsx';

interface CandidateListProps extends Omit<ComponentProps<typeof CandidateRows>, 'candidates'> {
  list: PagedList<Candidate>;
  isBusy: boolean;
  /** Part of a name; lists only videographers that match it. */
  searched: string;
  only: readonly string[] | undefined;
  nobodyText: string | undefined;
  /** Shown above the list unless they are in it. */
  pinned: readonly Candidate[];
}

/** The candidates, or the loading, error or empty state of their list. */
export function CandidateList(props: CandidateListProps) {
  const { list, isBusy, searched, only, nobodyText, pinned, ...choice } = props;
  const isAllowed = ({ uuid }: Candidate) => !only || only.includes(uuid);
  const isListed = ({ uuid }: Candidate) => list.rows.some((row) => row.uuid === uuid);
  const above = pinned.filter((one) => isAllowed(one) && !isListed(one));
  if (only?.length === 0) return <Nobody text={nobodyText} />;
  return (
    <>
      <VisuallyHidden role="status">
        {searched && !isBusy && list.view === 'ready' && t('{count} found', { count: list.count })}
      </VisuallyHidden>
      <CandidateRows {...choice} candidates={[...above, ...list.rows]} pinned={above} />
      {list.view === 'loading' && <RowsSkeleton rows={only?.length} />}
      {list.view === 'error' && <InlineError error={list.error} onRetry={list.retry} />}
      {list.view === 'empty' && (
        <Nobody
          text={searched ? t('Nobody is called "{searched}".', { searched }) : only && nobodyText}
        />
      )}
      {list.view === 'ready' && <ListEnd list={list} />}
    </>
  );
}

function Nobody({ text = t('There is nobody to choose.') }: { text?: string | undefined }) {
  return (
    <Text role="status" px="3" py="4" fontSize="sm" color="fg.muted">
      {text}
    </Text>
  );
}
