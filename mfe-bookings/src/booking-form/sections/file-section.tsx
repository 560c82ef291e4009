import { FileField } from '@shootline/shared-ui/file-field';

/** One file that goes along with a new booking (S1 §2). */
export function FileSection() {
  return (
    <FileField
      name="file"
      label="File"
      use="booking"
      help="Optional: a script, a floor plan, a style guide."
    />
  );
}
