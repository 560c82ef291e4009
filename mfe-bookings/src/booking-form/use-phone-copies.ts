import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BriefValues } from './brief-values.ts';
import { useFormFacts } from './form-facts.ts';

/** Whose booking it is: the user's own, or that of who submitted it. */
export function useSubmitter(): { full_name: string; phone: string } {
  const { booking, user } = useFormFacts();
  return booking?.submitter ?? user;
}

/**
 * Copies phones as the user changes who is who (S1 §2): the owner's and the contact's number is always
 * that of the person chosen, and follows the owner's where the owner is the contact.
 */
export function usePhoneCopies(): void {
  const { setValue, getValues } = useFormContext<BriefValues>();
  const submitterPhone = useSubmitter().phone;
  const watched = useWatch<
    BriefValues,
    [
      'project_owner_type',
      'project_owner.phone',
      'booking_owner_phone_number',
      'point_of_contact_type',
      'point_of_contact.phone',
    ]
  >({
    name: [
      'project_owner_type',
      'project_owner.phone',
      'booking_owner_phone_number',
      'point_of_contact_type',
      'point_of_contact.phone',
    ],
  });
  const [ownerType, otherOwnerPhone, ownerPhone, contactType, otherContactPhone] = watched;
  const before = useRef<{ ownerType: unknown; contactType: unknown }>(null);

  useEffect(() => {
    const copy = (
      name: 'booking_owner_phone_number' | 'booking_poc_phone_number',
      phone: string | null | undefined,
    ) => {
      if ((getValues(name) ?? '') === (phone ?? '')) return;
      setValue(name, phone ?? '', { shouldDirty: true });
    };
    const earlier = before.current;
    before.current = { ownerType, contactType };
    // What was opened stays as it is until the user changes something.
    if (!earlier) return;
    const isOwnerChanged = earlier.ownerType !== ownerType;
    const isContactChanged = earlier.contactType !== contactType;
    if (ownerType === 'other') copy('booking_owner_phone_number', otherOwnerPhone);
    else if (isOwnerChanged) copy('booking_owner_phone_number', submitterPhone);
    if (contactType === 'project_owner') {
      copy('booking_poc_phone_number', getValues('booking_owner_phone_number'));
    } else if (contactType === 'other') copy('booking_poc_phone_number', otherContactPhone);
    else if (isContactChanged) copy('booking_poc_phone_number', submitterPhone);
  }, [
    ownerType,
    otherOwnerPhone,
    ownerPhone,
    contactType,
    otherContactPhone,
    submitterPhone,
    getValues,
    setValue,
  ]);
}
