import { useCurrentUser, t } from '@shootline/shared-api';
import { checkAccess } from '@shootline/shared-api/portal';
import { Flex, Radio, Stack, Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { RadioLabel } from '@shootline/shared-ui/choice-field';
import { portal } from '../own-pages/portal-of-pages.ts';
import { drawerOf, firstPageOf } from '../registry/drawer.ts';
import { useSetFirstPage } from './account.actions.ts';

/** Chooses the page that the user begins with among those of the drawer. */
export function FirstPageCard({ chosen }: { chosen: string | null }) {
  const user = useCurrentUser();
  const { mutate, isPending, variables } = useSetFirstPage();
  const state = portal.areas?.store.getState();
  const entries = state ? drawerOf(state) : [];
  const pages = entries.filter(
    ({ access, isPrimary }) => !isPrimary && checkAccess(access, user) === 'granted',
  );
  const home = state && firstPageOf(state, user);
  const shown = (isPending ? variables : chosen) ?? home;
  return (
    <InfoCard title={t('First Page')}>
      <Stack gap="3">
        <Text fontSize="sm" color="fg.muted">
          {t('Opens after you sign in, and when you open the portal.')}
        </Text>
        <Flex role="radiogroup" aria-label={t('First Page')} gap="3" direction="column">
          {pages.map(({ to, label }) => (
            <RadioLabel key={to}>
              <Radio
                name="first page"
                value={to}
                checked={shown === to}
                onChange={() => mutate(to === home ? null : to)}
              />
              {label}
            </RadioLabel>
          ))}
        </Flex>
      </Stack>
    </InfoCard>
  );
}
