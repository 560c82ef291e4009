import { type InternalUser, useCurrentUser, t, listText } from '@shootline/shared-api';
import { mayReceiveExport, type ExportName, partsWithheld } from '@shootline/shared-api/values';
import { Box, NoticeBanner } from '@shootline/shared-ui';
import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';

/** The initial recipients of an export: the user, if they are among the choices. */
export function initialRecipients(
  people: readonly InternalUser[],
  user: { uuid: string },
): string[] {
  return people.some(({ uuid }) => uuid === user.uuid) ? [user.uuid] : [];
}

/** Lists the recipients whose file lacks parts that the sender may read. */
function PartsLeftOut(props: { exported: ExportName; people: readonly InternalUser[] }) {
  const { exported, people } = props;
  const user = useCurrentUser();
  const recipients: string[] = useWatch({ name: 'recipients' });
  const ownLack = partsWithheld({ role: user.role_policy }, exported);
  const lackOf = ({ role_policy: role }: InternalUser) =>
    listText(partsWithheld({ role }, exported).filter((part) => !ownLack.includes(part)));
  const chosen = people.filter(({ uuid }) => recipients.includes(uuid));
  const notes = [...Map.groupBy(chosen, lackOf)]
    .filter(([parts]) => parts !== '')
    .map(([parts, those]) => {
      const names = listText(those.map(({ full_name }) => full_name));
      return t(
        '{count, plural, one {{names} gets the file without {parts}.} other {{names} get the file without {parts}.}}',
        { count: those.length, names, parts },
      );
    });
  if (notes.length === 0) return null;
  return (
    <Box mt="3">
      <NoticeBanner>{notes.join(' ')}</NoticeBanner>
    </Box>
  );
}

/**
 * The recipients of an export's link: `recipients`, across both columns. Offers only users who may read the
 * export, and lists those who get it without some parts.
 */
export function RecipientsField(props: { exported: ExportName; people: readonly InternalUser[] }) {
  const { exported, people } = props;
  const choices = useMemo(
    () =>
      people
        .filter(({ role_policy }) => mayReceiveExport({ role: role_policy }, exported))
        .map(({ uuid, full_name, email }) => ({
          value: uuid,
          label: full_name,
          details: email,
        })),
    [people, exported],
  );
  return (
    <Box gridColumn={{ md: 'span 2' }}>
      <ComboboxField
        name="recipients"
        label={t('Recipients')}
        help={t(
          'Each recipient is emailed a link to download the file, which opens after signing in.',
        )}
        choices={choices}
        isMultiple
        isUnordered
        isRequired
      />
      <PartsLeftOut exported={exported} people={people} />
    </Box>
  );
}
