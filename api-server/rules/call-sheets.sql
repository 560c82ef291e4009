-- A call sheet is out of date once the booking has another videographer, time, length, place or contact.
CREATE OR REPLACE FUNCTION shootline.outdate_call_sheets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shootline.call_sheet SET outdated = NEW.modified
    WHERE tenant_id = NEW.tenant_id AND booking_id = NEW.id AND outdated IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER outdate_call_sheets
  AFTER UPDATE OF camera_operator_id, date, arrival_and_setup_date, duration, address, project_owner_type,
    project_owner, point_of_contact_type, point_of_contact, booking_owner_phone_number,
    booking_poc_phone_number ON shootline.booking
  FOR EACH ROW WHEN (
    OLD.camera_operator_id IS DISTINCT FROM NEW.camera_operator_id
    OR OLD.date IS DISTINCT FROM NEW.date
    OR OLD.arrival_and_setup_date IS DISTINCT FROM NEW.arrival_and_setup_date
    OR OLD.duration IS DISTINCT FROM NEW.duration
    OR OLD.address - 'additional_details' IS DISTINCT FROM NEW.address - 'additional_details'
    OR OLD.project_owner_type IS DISTINCT FROM NEW.project_owner_type
    OR OLD.project_owner IS DISTINCT FROM NEW.project_owner
    OR OLD.point_of_contact_type IS DISTINCT FROM NEW.point_of_contact_type
    OR OLD.point_of_contact IS DISTINCT FROM NEW.point_of_contact
    OR OLD.booking_owner_phone_number IS DISTINCT FROM NEW.booking_owner_phone_number
    OR OLD.booking_poc_phone_number IS DISTINCT FROM NEW.booking_poc_phone_number
  )
  EXECUTE FUNCTION shootline.outdate_call_sheets();
