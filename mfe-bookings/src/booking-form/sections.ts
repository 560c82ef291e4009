import type { FunctionComponent } from 'react';
import type { BriefValues } from './brief-values.ts';
import type { FormFacts } from './form-facts.ts';
import { AdditionalDetailsSection } from './sections/additional-details-section.tsx';
import { ClientSection } from './sections/client-section.tsx';
import { FileSection } from './sections/file-section.tsx';
import { InvoiceSection } from './sections/invoice-section.tsx';
import { PointOfContactSection } from './sections/point-of-contact-section.tsx';
import { ProjectDetailsSection } from './sections/project-details-section.tsx';
import { ProjectOwnerSection } from './sections/project-owner-section.tsx';
import { ShootDetailsSection } from './sections/shoot-details-section.tsx';
import { ShootLocationSection } from './sections/shoot-location-section.tsx';

/** A section of the form (S1 §2): its fields, and the users who have it. */
export interface Section {
  id: string;
  title: string;
  fields: readonly (keyof BriefValues)[];
  Fields: FunctionComponent;
  isShown?: (facts: FormFacts & { isAdmin: boolean }) => boolean;
}

const sections: readonly Section[] = [
  {
    id: 'client',
    title: 'Client',
    fields: ['client'],
    Fields: ClientSection,
    isShown: ({ isAdmin }) => isAdmin,
  },
  {
    id: 'project-details',
    title: 'Project Details',
    fields: [
      'title',
      'date',
      'arrival_and_setup_date',
      'duration',
      'maximum_budget',
      'maximum_budget_currency',
    ],
    Fields: ProjectDetailsSection,
  },
  {
    id: 'project-owner',
    title: 'Project Owner',
    fields: ['project_owner_type', 'project_owner', 'booking_owner_phone_number'],
    Fields: ProjectOwnerSection,
  },
  {
    id: 'point-of-contact',
    title: 'Point of Contact',
    fields: ['point_of_contact_type', 'point_of_contact', 'booking_poc_phone_number'],
    Fields: PointOfContactSection,
  },
  {
    id: 'shoot-location',
    title: 'Shoot Location',
    fields: ['is_address_manual', 'address', 'is_parking_available', 'parking_details'],
    Fields: ShootLocationSection,
  },
  {
    id: 'shoot-details',
    title: 'Shoot Details',
    fields: [
      'layout_lighting_details',
      'video_type',
      'video_type_details',
      'interviewee_type',
      'interviewee_type_details',
      'interviewees_presenters_details',
      'camera_operator_capture_details',
      'inspiration_details',
    ],
    Fields: ShootDetailsSection,
  },
  {
    id: 'additional-details',
    title: 'Additional Details',
    fields: [
      'is_equipment_terms_accepted',
      'shoot_footage_upload_type',
      'covid_19',
      'additional_details',
      'is_terms_accepted',
    ],
    Fields: AdditionalDetailsSection,
  },
  {
    id: 'invoice',
    title: 'Invoice',
    fields: [
      'invoice_to_user',
      'purchase_order_type',
      'purchase_order',
      'quote_number_type',
      'quote_number',
      'invoice_notes',
    ],
    Fields: InvoiceSection,
  },
  {
    id: 'file',
    title: 'Upload File',
    fields: ['file'],
    Fields: FileSection,
    isShown: ({ booking }) => booking === null,
  },
];

/** The sections of a user's form. */
export function sectionsFor(facts: FormFacts & { isAdmin: boolean }): Section[] {
  return sections.filter(({ isShown }) => !isShown || isShown(facts));
}

/** The section with the field at a path ('address.locality'). */
export function sectionOf(path: string): Section | undefined {
  const [field] = path.split('.');
  return sections.find(({ fields }) => (fields as readonly string[]).includes(field ?? ''));
}
