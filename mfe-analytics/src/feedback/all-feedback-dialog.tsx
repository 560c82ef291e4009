import { Dialog } from '@shootline/shared-ui/dialog';
import { countText } from '../charts/number-text.ts';
import type { FeedbackItem } from './feedback-stream.ts';
import { STREAM_TITLE } from './stream-card.tsx';
import { StreamList } from './stream-list.tsx';

/** All entries of the stream, for phones, whose page shows only the first. */
export function AllFeedbackDialog(props: { items: readonly FeedbackItem[]; onClose: () => void }) {
  const { items, onClose } = props;
  return (
    <Dialog
      title={STREAM_TITLE}
      subtitle={`${countText(items.length, 'entry', 'entries')}, the newest first`}
      maxWidth={800}
      onClose={onClose}
    >
      <StreamList items={items} />
    </Dialog>
  );
}
