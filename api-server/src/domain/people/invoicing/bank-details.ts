import type { BankDetails } from '@shootline/shared-api/contract';
import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';
import { fieldError, validationError } from '../../../platform/errors/errors.ts';

/** A number with all but its last three digits hidden. */
const masked = (text: string) => text.replaceAll(/[^\s-](?=(?:[\s-]*[^\s-]){3})/g, '•');

/** Bank details in their usual form. Throws a ValidationError for an IBAN or BSB that cannot exist. */
export function checkedBank(bank: BankDetails, country: string): BankDetails {
  if (bank.kind === 'iban') {
    const iban = electronicFormatIBAN(bank.iban) ?? '';
    if (isValidIBAN(iban)) return { ...bank, iban };
    throw validationError(
      fieldError('iban', 'This is not a valid IBAN. Compare it with your bank statement.'),
    );
  }
  if (country !== 'AU') return bank;
  const digits = bank.bank_code.replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(digits)) {
    return { ...bank, bank_code: `${digits.slice(0, 3)}-${digits.slice(3)}` };
  }
  throw validationError(fieldError('bank_code', 'A BSB has six digits, such as 062-000.'));
}

/** Bank details with only the last digits, to recognize them by. */
export const maskedBank = ({ kind, iban, bank_code, account_number }: BankDetails): string =>
  kind === 'iban'
    ? `IBAN ${masked(friendlyFormatIBAN(iban) ?? iban)}`
    : `${bank_code} ${masked(account_number)}`;
