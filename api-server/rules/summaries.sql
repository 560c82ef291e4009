-- Every write that figures of Analytics can follow from says which tallies are due.
CREATE OR REPLACE FUNCTION shootline.tally_month(day date) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(to_char(day, 'YYYY-MM'), 'none')
$$;

CREATE OR REPLACE FUNCTION shootline.tally_cell(region text, billing_region text, account_manager_id uuid)
  RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(region, billing_region, account_manager_id)::text
$$;

CREATE OR REPLACE FUNCTION shootline.due_of_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shootline.tally_due (tenant_id, month, cell, day)
    SELECT DISTINCT tenant_id, shootline.tally_month(day),
      shootline.tally_cell(region, billing_region, account_manager_id), day
    FROM changed;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER due_of_new_bookings AFTER INSERT ON shootline.booking
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.due_of_bookings();

CREATE OR REPLACE TRIGGER due_of_removed_bookings AFTER DELETE ON shootline.booking
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.due_of_bookings();

-- A renamed client, a new title or invoice state change no figure.
CREATE OR REPLACE FUNCTION shootline.due_of_changed_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shootline.tally_due (tenant_id, month, cell, day)
    SELECT DISTINCT tenant_id, shootline.tally_month(concerned.day),
      shootline.tally_cell(concerned.region, concerned.billing_region, concerned.account_manager_id),
      concerned.day
    FROM changed JOIN former USING (tenant_id, id) CROSS JOIN LATERAL (VALUES
      (former.day, former.region, former.billing_region, former.account_manager_id),
      (changed.day, changed.region, changed.billing_region, changed.account_manager_id)
    ) AS concerned (day, region, billing_region, account_manager_id)
    WHERE ROW(
        former.state, former.date, former.day, former.duration, former.client_id,
        former.billing_region, former.account_manager_id, former.submitter_id,
        former.submitted_at, former.approved_at, former.staffed_at, former.state_at_deadline,
        former.address, former.town_location, former.region, former.video_type,
        former.is_client_cost_manual, former.client_cost, former.client_cost_currency,
        former.is_camera_operator_cost_manual, former.camera_operator_cost,
        former.camera_operator_cost_currency, former.camera_operator_id,
        former.is_cancelled_late, former.has_fee)
      IS DISTINCT FROM ROW(
        changed.state, changed.date, changed.day, changed.duration, changed.client_id,
        changed.billing_region, changed.account_manager_id, changed.submitter_id,
        changed.submitted_at, changed.approved_at, changed.staffed_at,
        changed.state_at_deadline, changed.address, changed.town_location, changed.region,
        changed.video_type, changed.is_client_cost_manual, changed.client_cost,
        changed.client_cost_currency, changed.is_camera_operator_cost_manual,
        changed.camera_operator_cost, changed.camera_operator_cost_currency,
        changed.camera_operator_id, changed.is_cancelled_late, changed.has_fee);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER due_of_changed_bookings AFTER UPDATE ON shootline.booking
  REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.due_of_changed_bookings();

-- Feedback that is only asked for is in no figure.
CREATE OR REPLACE FUNCTION shootline.due_of_their_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shootline.tally_due (tenant_id, month, cell, day)
    SELECT DISTINCT booking.tenant_id, shootline.tally_month(day),
      shootline.tally_cell(region, billing_region, account_manager_id), day
    FROM changed JOIN shootline.booking ON booking.id = changed.booking_id
    WHERE coalesce((to_jsonb(changed)->>'received')::boolean, true);
  RETURN NULL;
END $$;

-- What offers and feedback copy from their booking changes no figure.
CREATE OR REPLACE FUNCTION shootline.due_of_their_changed_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  copied text[] := '{booking_date,booking_day,booking_month,booking_end,booking_title,client_name,
    is_booking_deleted}';
BEGIN
  INSERT INTO shootline.tally_due (tenant_id, month, cell, day)
    SELECT DISTINCT booking.tenant_id, shootline.tally_month(day),
      shootline.tally_cell(region, billing_region, account_manager_id), day
    FROM changed JOIN former USING (id)
      JOIN shootline.booking ON booking.id IN (former.booking_id, changed.booking_id)
    WHERE to_jsonb(former) - copied <> to_jsonb(changed) - copied;
  RETURN NULL;
END $$;

DO $$
DECLARE owner text;
BEGIN
  FOREACH owner IN ARRAY '{feedback,booking_availability,booking_assignment,cancellation_fee}'::text[]
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER due_of_%1$s_insert AFTER INSERT ON shootline.%1$s
        REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION shootline.due_of_their_bookings();
      CREATE OR REPLACE TRIGGER due_of_%1$s_delete AFTER DELETE ON shootline.%1$s
        REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION shootline.due_of_their_bookings();
      CREATE OR REPLACE TRIGGER due_of_%1$s_update AFTER UPDATE ON shootline.%1$s
        REFERENCING OLD TABLE AS former NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION shootline.due_of_their_changed_bookings()', owner);
  END LOOP;
END $$;
