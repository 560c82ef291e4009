import { type Profile, referenceQueries, useCurrentUser, t } from '@shootline/shared-api';
import { profileRules, readPhone, tidiedPhone } from '@shootline/shared-api/rules/account';
import { Flex, InitialsAvatar, Stack, Text } from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import { SubmitButton, TextField } from '@shootline/shared-ui/form';
import { KeptInputForm } from '@shootline/shared-ui/kept-input';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUpdateProfile } from './account.actions.ts';
import { roleText } from '../own-pages/role-text.ts';

function ProfileForm({ profile }: { profile: Profile }) {
  const { data: reference } = useQuery(referenceQueries.all());
  const { mutateAsync } = useUpdateProfile();
  const { timezone } = profile;
  const [rules] = useState(() => profileRules((typed) => readPhone(typed, timezone)));
  return (
    <KeptInputForm
      label={t('Profile')}
      keepAs="profile"
      schema={rules}
      defaultValues={profile}
      onSubmit={async (values, { form }) => {
        const { phone } = await mutateAsync(values);
        form.reset({ ...values, phone });
      }}
    >
      <TextField name="full_name" label={t('Name')} autoComplete="name" isRequired />
      <TextField
        name="phone"
        label={t('Phone')}
        type="tel"
        autoComplete="tel"
        format={(text) => tidiedPhone(text, timezone)}
      />
      <ComboboxField
        name="timezone"
        label={t('Time zone')}
        help={t(
          'Times in lists, emails and your calendar are in this zone. A shoot shows its local time.',
        )}
        choices={reference?.timezones ?? []}
        placeholder={t('Type a city')}
        isRequired
      />
      <Flex>
        <SubmitButton busyText={t('Saving...')}>{t('Save')}</SubmitButton>
      </Flex>
    </KeptInputForm>
  );
}

function HubProfile({ profile }: { profile: Profile }) {
  const { data: reference } = useQuery(referenceQueries.all());
  const zone = reference?.timezones.find(({ value }) => value === profile.timezone);
  return (
    <Stack gap="4">
      <DetailList columns={2}>
        <Detail label={t('Name')}>{profile.full_name}</Detail>
        <Detail label={t('Phone')}>{profile.phone}</Detail>
        <Detail label={t('Time zone')}>{zone?.label ?? profile.timezone}</Detail>
      </DetailList>
      <Text fontSize="sm" color="fg.muted">
        {t('These are kept in the hub. Please change them there.')}
      </Text>
    </Stack>
  );
}

/** The user's profile, with a form for the fields that they may change. */
export function OwnProfileCard({ isFromHub }: { isFromHub: boolean }) {
  const user = useCurrentUser();
  const { full_name, phone, timezone } = user;
  const Fields = isFromHub ? HubProfile : ProfileForm;
  return (
    <InfoCard title={t('Profile')}>
      <Stack gap="5">
        <Flex align="center" gap="4" minW="0">
          <InitialsAvatar initials={user.initials} size="lg" />
          <Stack gap="1" fontSize="sm" minW="0" overflowWrap="anywhere">
            <Text fontWeight="semibold">{full_name || '--'}</Text>
            <Text>{user.email}</Text>
            <Text color="fg.muted">
              {[roleText(user.role_type), user.client?.name].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        </Flex>
        <Fields profile={{ full_name, phone, timezone }} />
      </Stack>
    </InfoCard>
  );
}
