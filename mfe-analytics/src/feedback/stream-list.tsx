import { styled } from '@shootline/shared-ui';
import { FeedbackEntry } from './feedback-entry.tsx';
import type { FeedbackItem } from './feedback-stream.ts';

const List = styled('ul', { base: { listStyle: 'none' } });

/** Entries of the stream, one below the other. */
export function StreamList({ items }: { items: readonly FeedbackItem[] }) {
  return (
    <List>
      {items.map((item) => (
        <FeedbackEntry key={`${item.type}${item.booking_uuid}${item.date}`} item={item} />
      ))}
    </List>
  );
}
