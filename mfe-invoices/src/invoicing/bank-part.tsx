import { ApiError, t, useCurrentUser } from '@shootline/shared-api';
import { ruleTexts } from '@shootline/shared-api/rules';
import { bankDetailsRules } from '@shootline/shared-api/rules/account';
import type { BankDetails } from '@shootline/shared-api/contract';
import { Box, Button, Flex, Stack, Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { RadioField } from '@shootline/shared-ui/choice-field';
import {
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  useFormValue,
} from '@shootline/shared-ui/form';
import { useState } from 'react';
import { string } from 'yup';
import { useUpdateBankDetails } from './invoicing.actions.ts';

const kinds: { value: BankDetails['kind']; label: string }[] = [
  { value: 'iban', label: t('IBAN') },
  { value: 'local', label: t('Bank code and account number') },
];

function AccountFields({ isAustralian }: { isAustralian: boolean }) {
  const kind = useFormValue('kind');
  if (kind === 'iban') {
    return <TextField name="iban" label={t('IBAN')} autoComplete="off" isRequired />;
  }
  return (
    <>
      <TextField
        name="bank_code"
        label={isAustralian ? t('BSB') : t('Bank code')}
        help={isAustralian ? '' : t('Your bank’s SWIFT, sort or routing number.')}
        autoComplete="off"
        isRequired
      />
      <TextField name="account_number" label={t('Account number')} autoComplete="off" isRequired />
    </>
  );
}

/** The user's password, which the server wants again after 15 minutes. */
function PasswordAgain() {
  const { email } = useCurrentUser();
  return (
    <>
      {/* Tells password managers the account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Text fontSize="sm" role="status">
        {t('Please enter your password again. Then your bank details are changed.')}
      </Text>
      <PasswordField name="password" label={t('Current password')} isRequired />
    </>
  );
}

function BankForm(props: { label: string; isAustralian: boolean; onClose: () => void }) {
  const { label, isAustralian, onClose } = props;
  const { mutateAsync } = useUpdateBankDetails();
  const [isAsked, setIsAsked] = useState(false);
  const password = string().defined();
  return (
    <Form<BankDetails & { password: string }>
      label={label}
      schema={bankDetailsRules.shape({
        password: isAsked ? password.required(ruleTexts.requiredText) : password,
      })}
      defaultValues={{
        ...{ kind: isAustralian ? 'local' : 'iban', iban: '' },
        ...{ bank_code: '', account_number: '', password: '' },
      }}
      onSubmit={async (values) => {
        try {
          await mutateAsync(values);
          onClose();
        } catch (error) {
          if (!(error instanceof ApiError) || error.type !== 'PasswordNeeded') throw error;
          setIsAsked(true);
        }
      }}
    >
      <RadioField name="kind" label={t('Kind of account')} options={kinds} isRequired />
      <AccountFields isAustralian={isAustralian} />
      {isAsked && <PasswordAgain />}
      <Flex gap="3">
        <SubmitButton busyText={t('Saving...')}>{t('Save Bank Details')}</SubmitButton>
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Flex>
    </Form>
  );
}

/** The masked bank details, and the form that replaces them; the input is not kept. */
export function BankPart({ bank, country }: { bank: string; country: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const label = bank ? t('Change Bank Details') : t('Add Bank Details');
  return (
    <InfoCard title={t('Bank details')}>
      <Stack gap="4" align="start">
        <Text fontSize="sm">
          {bank || t('None yet. Invoices that the portal writes need them.')}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {t('You are told by email when they change.')}
        </Text>
        {isOpen ? (
          <Box width="full">
            <BankForm
              label={label}
              isAustralian={country === 'AU'}
              onClose={() => setIsOpen(false)}
            />
          </Box>
        ) : (
          <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
            {label}
          </Button>
        )}
      </Stack>
    </InfoCard>
  );
}
