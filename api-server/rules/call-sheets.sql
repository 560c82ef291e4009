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

-- It is out of date as well once the account of its videographer, or of the submitter where it shows them, has
-- another name, phone or email. Open screens learn of it by an event.
CREATE OR REPLACE FUNCTION shootline.outdate_call_sheets_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sheet record;
  is_named boolean := OLD.full_name <> NEW.full_name OR OLD.email <> NEW.email;
BEGIN
  FOR sheet IN
    SELECT call_sheet.id, call_sheet.booking_id
    FROM shootline.booking JOIN shootline.call_sheet
      ON call_sheet.tenant_id = booking.tenant_id AND call_sheet.booking_id = booking.id
    WHERE booking.tenant_id = NEW.tenant_id AND booking.state = 'assigned' AND call_sheet.outdated IS NULL
      AND (
        booking.camera_operator_id = NEW.id
        OR booking.submitter_id = NEW.id AND (
          booking.project_owner_type IS DISTINCT FROM 'other'
            AND (is_named OR booking.booking_owner_phone_number = '')
          OR booking.point_of_contact_type = 'submitter'
            AND (is_named OR booking.booking_poc_phone_number = '')
        )
      )
  LOOP
    UPDATE shootline.call_sheet SET outdated = now()
      WHERE tenant_id = NEW.tenant_id AND id = sheet.id;
    INSERT INTO shootline.booking_event (tenant_id, booking_id, kind)
      VALUES (NEW.tenant_id, sheet.booking_id, 'booking');
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER outdate_call_sheets_of_user
  AFTER UPDATE OF full_name, phone, email ON shootline.app_user
  FOR EACH ROW WHEN (
    OLD.full_name <> NEW.full_name OR OLD.phone <> NEW.phone OR OLD.email <> NEW.email
  )
  EXECUTE FUNCTION shootline.outdate_call_sheets_of_user();
