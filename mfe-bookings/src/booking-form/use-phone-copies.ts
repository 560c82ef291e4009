import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BriefValues } from './brief/brief-values.ts';
import { useFormFacts } from './brief/form-facts.ts';

/** The submitter of the booking; for a new one, the user. */
export function useSubmitter(): { full_name: string; phone: string } {
  const { booking, user } = useFormFacts();
  return booking?.submitter ?? user;
}

type Phone = 'booking_owner_phone_number' | 'booking_poc_phone_number';

/**
 * Copies phones when the user changes owner or contact: each number follows the chosen person, and the
 * contact's follows the owner's if they are the same. Opened, restored and taken-over values stay as they
 * are.
 */
export function usePhoneCopies(): void {
  const { setValue, getValues, getFieldState, subscribe } = useFormContext<BriefValues>();
  const submitterPhone = useSubmitter().phone;

  useEffect(() => {
    const copy = (name: Phone, phone: string | null | undefined) => {
      if ((getValues(name) ?? '') === (phone ?? '')) return;
      // Only clears an existing error: another person's phone is checked where it is typed.
      const shouldValidate = getFieldState(name).invalid;
      setValue(name, phone ?? '', { shouldDirty: true, shouldValidate });
    };
    const copyOwner = () => {
      const isOther = getValues('project_owner_type') === 'other';
      copy(
        'booking_owner_phone_number',
        isOther ? getValues('project_owner.phone') : submitterPhone,
      );
    };
    const copyContact = () => {
      const type = getValues('point_of_contact_type');
      const phones: Record<string, string | null | undefined> = {
        project_owner: getValues('booking_owner_phone_number'),
        other: getValues('point_of_contact.phone'),
        submitter: submitterPhone,
      };
      if (type && type in phones) copy('booking_poc_phone_number', phones[type]);
    };
    return subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        const isChosen = type === 'change';
        if (name === 'project_owner_type' && isChosen) copyOwner();
        if (name === 'project_owner.phone' && getValues('project_owner_type') === 'other') {
          copyOwner();
        }
        if (name === 'point_of_contact_type' && isChosen) copyContact();
        if (name === 'point_of_contact.phone' && getValues('point_of_contact_type') === 'other') {
          copyContact();
        }
        const isOwnerContact = getValues('point_of_contact_type') === 'project_owner';
        if (name === 'booking_owner_phone_number' && isOwnerContact) copyContact();
      },
    });
  }, [subscribe, getValues, getFieldState, setValue, submitterPhone]);
}
