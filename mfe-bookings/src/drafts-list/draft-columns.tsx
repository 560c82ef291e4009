import { t, type BookingSummary } from '@shootline/shared-api';
import { Icon, IconButton } from '@shootline/shared-ui';
import type { Column } from '@shootline/shared-ui/table';
import Trash2 from 'lucide-react/icons/trash-2';
import { plainColumns } from '../bookings-list/booking-columns.tsx';

/**
 * The columns of My Drafts: those of My Bookings, with columns 1, 5 and 6 unsortable. Cards leave out the
 * state, which is the same on all of them.
 */
const draftColumns = plainColumns.map((column): Column<BookingSummary> =>
  column.id === 'state' ? { ...column, sortBy: undefined, card: undefined } : column,
);

/** The same, with a button that passes a draft to `onDelete`. */
export function draftColumnsWith(
  onDelete: (draft: BookingSummary) => void,
): Column<BookingSummary>[] {
  return [
    ...draftColumns,
    // Only a field to sort by, above the cards of phones.
    {
      id: 'modified',
      header: t('Last Edited'),
      sortBy: 'modified',
      isOptional: true,
      cell: () => null,
    },
    {
      id: 'delete',
      header: t('Delete'),
      isHeaderHidden: true,
      card: 'corner',
      width: 52,
      cell: (draft) =>
        draft.permissions.make_deleted && (
          <IconButton
            size="sm"
            variant="ghost"
            colorPalette="gray"
            aria-label={t('Delete {title}, #{number}', {
              title: draft.title || t('Untitled booking'),
              number: draft.booking_uid,
            })}
            title={t('Delete')}
            onClick={() => onDelete(draft)}
          >
            <Icon icon={Trash2} size={16} />
          </IconButton>
        ),
    },
  ];
}
