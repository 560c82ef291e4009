-- A booking shows when it was first approved and first staffed, and its state at the deadline for
-- staffing, {{deadlineHours}} hours before the shoot. The source is the log of its states.

-- The logged state of a booking at an instant; null before the first entry.
CREATE OR REPLACE FUNCTION shootline.state_at(of_booking uuid, instant timestamptz) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT to_state FROM shootline.state_log WHERE booking_id = of_booking AND at <= instant
    ORDER BY at DESC, version DESC NULLS LAST LIMIT 1
$$;

CREATE OR REPLACE FUNCTION shootline.state_at_deadline(of_booking uuid, shoot timestamptz) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT shootline.state_at(of_booking, shoot - interval '{{deadlineHours}} hours')
$$;

CREATE OR REPLACE FUNCTION shootline.move_deadline() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.state_at_deadline := shootline.state_at_deadline(NEW.id, NEW.date);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER move_deadline BEFORE UPDATE OF date ON shootline.booking
  FOR EACH ROW WHEN (NEW.date IS DISTINCT FROM OLD.date)
  EXECUTE FUNCTION shootline.move_deadline();

CREATE OR REPLACE FUNCTION shootline.show_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shootline.booking
    SET approved_at = progress.approved_at, staffed_at = progress.staffed_at,
        state_at_deadline = progress.state_at_deadline
    FROM (
      SELECT booking.id, least(booking.approved_at, logged.approved_at) AS approved_at,
          least(booking.staffed_at, logged.staffed_at) AS staffed_at,
          shootline.state_at_deadline(booking.id, booking.date) AS state_at_deadline
        FROM (
          SELECT booking_id, min(at) FILTER (WHERE to_state = 'active') AS approved_at,
              min(at) FILTER (WHERE to_state = 'assigned') AS staffed_at
            FROM added GROUP BY booking_id
        ) AS logged JOIN shootline.booking ON booking.id = logged.booking_id
    ) AS progress
    WHERE booking.id = progress.id
      AND (booking.approved_at, booking.staffed_at, booking.state_at_deadline) IS DISTINCT FROM
        (progress.approved_at, progress.staffed_at, progress.state_at_deadline);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER show_progress AFTER INSERT ON shootline.state_log
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.show_progress();
