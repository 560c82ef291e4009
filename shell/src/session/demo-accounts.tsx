import { type Credentials, errorMessage, t } from '@shootline/shared-api';
import type { DemoSignIn } from '@shootline/shared-api/contract';
import { Button, Flex, Heading, Text, toast } from '@shootline/shared-ui';
import { useId, useState } from 'react';
import { roleText } from '../own-pages/role-text.ts';

/** The accounts of the demo, each of which signs in at once. */
export function DemoAccounts({
  demo,
  onChoose,
}: {
  demo: DemoSignIn;
  onChoose: (account: Credentials) => Promise<void>;
}) {
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (account: Credentials) => {
    setIsBusy(true);
    try {
      await onChoose(account);
    } catch (error) {
      toast.error(errorMessage(error));
    }
    setIsBusy(false);
  };
  return (
    <Flex as="section" aria-labelledby={id} direction="column" gap="2" mt="6" maxW="480px">
      <Heading as="h2" id={id} size="sm">
        {t('Try the demo as')}
      </Heading>
      <Flex gap="2" wrap="wrap">
        {demo.accounts.map(({ email, workspace: alias, role_type }) => (
          <Button
            key={email}
            size="sm"
            variant="outline"
            disabled={isBusy}
            onClick={() => void choose({ email, alias, password: demo.password })}
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
