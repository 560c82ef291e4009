import { type Credentials, t } from '@shootline/shared-api';
import type { DemoSignIn } from '@shootline/shared-api/contract';
import { Button, Flex, Heading, Text } from '@shootline/shared-ui';
import { useId } from 'react';
import { roleText } from '../own-pages/role-text.ts';

/** The accounts of the demo, each of which signs in at once. */
export function DemoAccounts({
  demo,
  onChoose,
}: {
  demo: DemoSignIn;
  onChoose: (account: Credentials) => void;
}) {
  const id = useId();
  return (
    <Flex as="section" aria-labelledby={id} direction="column" gap="2" borderTopWidth="1px" pt="4">
      <Heading as="h2" id={id} size="sm">
        {t('Try the demo as')}
      </Heading>
      <Flex gap="2" wrap="wrap">
        {demo.accounts.map(({ email, workspace: alias, role_type }) => (
          <Button
            key={email}
            size="sm"
            variant="outline"
            onClick={() => onChoose({ email, alias, password: demo.password })}
          >
            {roleText(role_type)}
            <Text as="span" color="fg.muted" fontWeight="normal">
              {alias}
            </Text>
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
