import { DialogList } from '@shootline/shared-ui/dialog';

/** A list with a line for each invoice. */
export function RowList({ label, rows }: { label: string; rows: { id: string; text: string }[] }) {
  return (
    <DialogList label={label}>
      {rows.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </DialogList>
  );
}
