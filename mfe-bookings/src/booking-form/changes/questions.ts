import type { BookingInput } from '@shootline/shared-api';

/**
 * The units in which changes to a brief are compared and merged. Fields that only make sense together form
 * one question, so nobody gets another person's phone and no arrival stays behind when a shoot moves. Each
 * question is named after one of its fields.
 */
export const questions = {
  title: ['title'],
  client: ['client'],
  date: ['date', 'arrival_and_setup_date'],
  duration: ['duration'],
  address: ['is_address_manual', 'address'],
  is_parking_available: ['is_parking_available', 'parking_details'],
  project_owner_type: ['project_owner_type', 'project_owner', 'booking_owner_phone_number'],
  point_of_contact_type: ['point_of_contact_type', 'point_of_contact', 'booking_poc_phone_number'],
  layout_lighting_details: ['layout_lighting_details'],
  video_type: ['video_type', 'video_type_details'],
  interviewee_type: ['interviewee_type', 'interviewee_type_details'],
  interviewees_presenters_details: ['interviewees_presenters_details'],
  camera_operator_capture_details: ['camera_operator_capture_details'],
  inspiration_details: ['inspiration_details'],
  is_terms_accepted: ['is_terms_accepted'],
  is_equipment_terms_accepted: ['is_equipment_terms_accepted'],
  shoot_footage_upload_type: ['shoot_footage_upload_type'],
  purchase_order: ['purchase_order_type', 'purchase_order'],
  quote_number: ['quote_number_type', 'quote_number'],
  maximum_budget: ['maximum_budget', 'maximum_budget_currency'],
  invoice_to_user: ['invoice_to_user'],
  invoice_notes: ['invoice_notes'],
  covid_19: ['covid_19'],
  additional_details: ['additional_details'],
} as const satisfies Partial<Record<keyof BookingInput, readonly (keyof BookingInput)[]>>;

/** A question of the brief, by its field's name. */
export type Field = keyof typeof questions;

/** All questions in form order. */
export const fields = Object.keys(questions) as Field[];
