import type { Person } from '@shootline/shared-api';
import { Box } from '@shootline/shared-ui';
import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import { useMemo } from 'react';

/** The recipients that an export begins with: the user, where they are among the people. */
export function firstRecipients(people: readonly Person[], user: { uuid: string }): string[] {
  return people.some(({ uuid }) => uuid === user.uuid) ? [user.uuid] : [];
}

/** Who is sent the link of an export (S1 §2): `recipients`, over both columns. */
export function RecipientsField({ people }: { people: readonly Person[] }) {
  const choices = useMemo(
    () =>
      people.map(({ uuid, full_name, email }) => ({
        value: uuid,
        label: full_name,
        details: email,
      })),
    [people],
  );
  return (
    <Box gridColumn={{ md: 'span 2' }}>
      <ComboboxField
        name="recipients"
        label="Recipients"
        help="Each of them is sent a link to download the CSV."
        choices={choices}
        isMultiple
        isUnordered
        isRequired
      />
    </Box>
  );
}
