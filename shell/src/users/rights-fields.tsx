import { userQueries, type UserRights, t } from '@shootline/shared-api';
import { hasClient } from '@shootline/shared-api/rules/account';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import { useFormValue } from '@shootline/shared-ui/form';
import { useQuery } from '@tanstack/react-query';
import { roleOptions } from './user-texts.ts';

/** The fields for a user's role and, for roles that have one, client. */
export function RightsFields({ current }: { current?: { id: string; name: string } | null }) {
  const role = useFormValue('role_type') as UserRights['role_type'] | '';
  const { data: clients = [] } = useQuery(userQueries.clients());
  const all =
    current && !clients.some(({ id }) => id === current.id) ? [current, ...clients] : clients;
  return (
    <>
      <SelectField name="role_type" label={t('Role')} options={roleOptions} isRequired />
      {hasClient(role) && (
        <ComboboxField
          name="client"
          label={t('Client')}
          choices={all.map(({ id, name }) => ({ value: id, label: name }))}
          nothingText={t('No client has this name.')}
          isRequired
        />
      )}
    </>
  );
}
