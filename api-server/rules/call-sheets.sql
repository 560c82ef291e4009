-- A call sheet is out of date once the booking has another videographer, time, length or place.
CREATE OR REPLACE FUNCTION shootline.outdate_call_sheets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shootline.call_sheet SET outdated = NEW.modified
    WHERE tenant_id = NEW.tenant_id AND booking_id = NEW.id AND outdated IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER outdate_call_sheets
  AFTER UPDATE OF camera_operator_id, date, arrival_and_setup_date, duration, address ON shootline.booking
  FOR EACH ROW WHEN (
    OLD.camera_operator_id IS DISTINCT FROM NEW.camera_operator_id
    OR OLD.date IS DISTINCT FROM NEW.date
    OR OLD.arrival_and_setup_date IS DISTINCT FROM NEW.arrival_and_setup_date
    OR OLD.duration IS DISTINCT FROM NEW.duration
    OR OLD.address - 'additional_details' IS DISTINCT FROM NEW.address - 'additional_details'
  )
  EXECUTE FUNCTION shootline.outdate_call_sheets();
