import { t } from '@shootline/shared-api';
import { type BriefSection, briefFields } from '@shootline/shared-api/rules/brief';
import type { FunctionComponent } from 'react';
import type { FormFacts } from './brief/form-facts.ts';
import { BudgetFields } from './sections/budget-fields.tsx';
import { ClientField } from './sections/client-field.tsx';
import { InvoiceTo } from './sections/invoice-to.tsx';
import { PlaceFields } from './sections/place-fields.tsx';
import { PointOfContactFields } from './sections/point-of-contact-fields.tsx';
import { ProjectOwnerFields } from './sections/project-owner-fields.tsx';
import { TermsFields } from './sections/terms-fields.tsx';
import { TimeFields } from './sections/time-fields.tsx';
import { UploadFile } from './sections/upload-file.tsx';

/** A section of the form, and the users who have it. */
export interface Section {
  id: BriefSection | 'file';
  title: string;
  /** Inputs above and below those that follow from the table of fields. */
  Above?: FunctionComponent;
  Below?: FunctionComponent;
  isShown?: (facts: FormFacts & { isAdmin: boolean }) => boolean;
}

const sections: readonly Section[] = [
  { id: 'client', title: t('Client'), Above: ClientField, isShown: ({ isAdmin }) => isAdmin },
  { id: 'project-details', title: t('Project Details'), Below: TimeFields },
  { id: 'shoot-location', title: t('Shoot Location'), Above: PlaceFields },
  { id: 'project-owner', title: t('Project Owner'), Above: ProjectOwnerFields },
  { id: 'point-of-contact', title: t('Point of Contact'), Above: PointOfContactFields },
  { id: 'shoot-details', title: t('Shoot Details') },
  { id: 'additional-details', title: t('Additional Details'), Below: TermsFields },
  { id: 'invoice', title: t('Invoice'), Above: InvoiceTo, Below: BudgetFields },
  {
    id: 'file',
    title: t('Upload File'),
    Above: UploadFile,
    isShown: ({ booking }) => booking === null,
  },
];

/** The sections of a user's form. */
export function sectionsFor(facts: FormFacts & { isAdmin: boolean }): Section[] {
  return sections.filter(({ isShown }) => !isShown || isShown(facts));
}

/** The section with the field at a path ('address.locality'). */
export function sectionOf(path: string): Section | undefined {
  const field = path.replace(/\..*/, '');
  const id = field in briefFields ? briefFields[field as keyof typeof briefFields].section : field;
  return sections.find((section) => section.id === id);
}
