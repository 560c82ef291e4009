import { Flex, FootBar } from '@shootline/shared-ui';
import { FormMessages } from '@shootline/shared-ui/form';
import type { ReactNode } from 'react';

/** The form's buttons, below news, errors and open answers; always in view. */
export function SaveBar(props: { notice: ReactNode; open: ReactNode; children: ReactNode }) {
  const { notice, open, children } = props;
  return (
    <FootBar mx={{ base: '-4', md: '-8', xl: '0' }} px={{ base: '4', md: '8', xl: '0' }} py="3">
      <Flex direction="column" gap="3">
        {notice}
        <FormMessages hasOwnSummary />
        {open}
        <Flex
          gap="3"
          wrap="wrap"
          justify="flex-end"
          css={{ '& > button': { flexGrow: { base: 1, md: 0 } } }}
        >
          {children}
        </Flex>
      </Flex>
    </FootBar>
  );
}
