-- A booking shows when it was first approved and first staffed, and its state at the deadline for
-- staffing, {{deadlineHours}} hours before the shoot. The source is the log of its states.

-- The logged state of a booking at an instant; null before the first entry.
CREATE OR REPLACE FUNCTION shootline.state_at(tenant uuid, of_booking uuid, instant timestamptz) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT to_state FROM shootline.state_log
    WHERE tenant_id = tenant AND booking_id = of_booking AND at <= instant
    ORDER BY at DESC, version DESC NULLS LAST LIMIT 1
$$;

CREATE OR REPLACE FUNCTION shootline.state_at_deadline(tenant uuid, of_booking uuid, shoot timestamptz) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT shootline.state_at(tenant, of_booking, shoot - interval '{{deadlineHours}} hours')
$$;

CREATE OR REPLACE FUNCTION shootline.move_deadline() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.state_at_deadline := shootline.state_at_deadline(NEW.tenant_id, NEW.id, NEW.date);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER move_deadline BEFORE UPDATE OF date ON shootline.booking
  FOR EACH ROW WHEN (NEW.date IS DISTINCT FROM OLD.date)
  EXECUTE FUNCTION shootline.move_deadline();

CREATE OR REPLACE FUNCTION shootline.show_progress() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  approved timestamptz := CASE WHEN NEW.to_state = 'active' THEN NEW.at END;
  staffed timestamptz := CASE WHEN NEW.to_state = 'assigned' THEN NEW.at END;
  at_deadline text;
BEGIN
  -- Read first, as an update of a spread table may call no function on its columns.
  SELECT shootline.state_at_deadline(NEW.tenant_id, NEW.booking_id, date) INTO at_deadline
    FROM shootline.booking WHERE tenant_id = NEW.tenant_id AND id = NEW.booking_id;
  UPDATE shootline.booking
    SET approved_at = least(approved_at, approved), staffed_at = least(staffed_at, staffed),
        state_at_deadline = at_deadline
    WHERE tenant_id = NEW.tenant_id AND id = NEW.booking_id
      AND (approved_at, staffed_at, state_at_deadline) IS DISTINCT FROM
        (least(approved_at, approved), least(staffed_at, staffed), at_deadline);
  RETURN NULL;
END $$;

-- Row by row, as the planner misjudges a join with the table of new rows.
CREATE OR REPLACE TRIGGER show_progress AFTER INSERT ON shootline.state_log
  FOR EACH ROW EXECUTE FUNCTION shootline.show_progress();
