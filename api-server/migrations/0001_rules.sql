-- Workspaces: each sees its own rows alone.
DO $$
DECLARE owned regclass;
BEGIN
  FOR owned IN
    SELECT c.oid::regclass FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
      WHERE c.relnamespace = 'shootline'::regnamespace AND c.relkind = 'r' AND c.relname NOT IN ('session', 'password_ticket')
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', owned);
    EXECUTE format(
      'CREATE POLICY tenant_isolation ON %s USING (tenant_id = (SELECT nullif(current_setting(''app.tenant_id'', true), '''')::uuid))',
      owned);
  END LOOP;
END $$;
--> statement-breakpoint
-- Read before a workspace is known, by the connection's own role: without a policy no other role sees them.
ALTER TABLE shootline.session ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.password_ticket ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.known_browser ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.rate_count ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.tenant ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_isolation ON shootline.tenant
  USING (id = (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE shootline.job NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.tally_due NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- What the tenants' role may do: run at every start, so that it covers new tables too.
CREATE FUNCTION shootline.grant_rights() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT USAGE ON SCHEMA shootline TO shootline_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA shootline TO shootline_app;
  GRANT SELECT ON SEQUENCE shootline.booking_event_id_seq TO shootline_app;
  REVOKE ALL ON shootline.session, shootline.known_browser, shootline.password_ticket,
    shootline.rate_count, shootline.migration, shootline.installation_secret FROM shootline_app;
  REVOKE UPDATE, DELETE, TRUNCATE ON shootline.audit_event, shootline.invoice_history
    FROM shootline_app;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION shootline.grant_rights() FROM PUBLIC;
--> statement-breakpoint
-- The tenants' role learns how many sessions its own workspace has open, and no more.
CREATE FUNCTION shootline.open_sessions(at timestamptz)
  RETURNS TABLE (session_count int, person_count int)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
  SELECT coalesce(sum(open.sessions), 0)::int, count(*)::int
    FROM (
      SELECT person_id, count(*) AS sessions FROM session
        WHERE tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
          AND expires > at
        GROUP BY person_id
    ) open JOIN person ON person.id = open.person_id AND person.is_active
$$;
--> statement-breakpoint
-- It can end them too.
CREATE FUNCTION shootline.end_sessions(people uuid[]) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
  DELETE FROM session
    WHERE tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      AND person_id = ANY (people)
$$;
--> statement-breakpoint
-- And with them the links that were mailed to somebody, or are about to be.
CREATE FUNCTION shootline.end_access(people uuid[]) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
  SELECT end_sessions(people);
  DELETE FROM password_ticket
    WHERE tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      AND person_id = ANY (people);
  DELETE FROM mail
    WHERE tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      AND state IN ('queued', 'failed')
      AND (content->'passwordLink'->>'personId')::uuid = ANY (people)
$$;
--> statement-breakpoint
-- Streams of a session that has ended are closed at once.
CREATE FUNCTION shootline.announce_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ended) THEN
    PERFORM pg_notify('shootline_event', 'sessions');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_ended_sessions AFTER DELETE ON shootline.session
  REFERENCING OLD TABLE AS ended
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.announce_ended_sessions();
--> statement-breakpoint
-- Numbers within a workspace, and columns that follow another table.
CREATE FUNCTION shootline.number_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.number = 0 THEN
    UPDATE shootline.tenant SET last_person_number = last_person_number + 1
      WHERE id = NEW.tenant_id RETURNING last_person_number INTO NEW.number;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER number_person BEFORE INSERT ON shootline.person
  FOR EACH ROW EXECUTE FUNCTION shootline.number_person();
--> statement-breakpoint
CREATE FUNCTION shootline.number_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.number = 0 THEN
    UPDATE shootline.tenant SET last_client_number = last_client_number + 1
      WHERE id = NEW.tenant_id RETURNING last_client_number INTO NEW.number;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER number_client BEFORE INSERT ON shootline.client
  FOR EACH ROW EXECUTE FUNCTION shootline.number_client();
--> statement-breakpoint
CREATE FUNCTION shootline.refuse_new_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.number <> OLD.number THEN
    RAISE EXCEPTION 'A number stays: summaries of bookings know clients and people by it.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_new_number BEFORE UPDATE OF number ON shootline.person
  FOR EACH ROW EXECUTE FUNCTION shootline.refuse_new_number();
--> statement-breakpoint
CREATE TRIGGER refuse_new_number BEFORE UPDATE OF number ON shootline.client
  FOR EACH ROW EXECUTE FUNCTION shootline.refuse_new_number();
--> statement-breakpoint
CREATE FUNCTION shootline.invoice_status(of_booking uuid, operator uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT state FROM shootline.invoice WHERE booking_id = of_booking
    ORDER BY (camera_operator_id = operator) DESC NULLS LAST, modified DESC, id LIMIT 1
$$;
--> statement-breakpoint
-- The state that the log gives for an instant; null before the first.
CREATE FUNCTION shootline.state_at(of_booking uuid, instant timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_state FROM shootline.state_log WHERE booking_id = of_booking AND at <= instant
    ORDER BY at DESC, version DESC NULLS LAST LIMIT 1
$$;
--> statement-breakpoint
CREATE FUNCTION shootline.complete_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.booking_number = 0 THEN
    UPDATE shootline.tenant SET last_booking_number = last_booking_number + 1
      WHERE id = NEW.tenant_id RETURNING last_booking_number INTO NEW.booking_number;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.client_id <> OLD.client_id THEN
    SELECT name, billing_region, account_manager_id
      INTO NEW.client_name, NEW.billing_region, NEW.account_manager_id
      FROM shootline.client WHERE id = NEW.client_id;
  END IF;
  NEW.day := (NEW.date AT TIME ZONE coalesce(nullif(NEW.address->>'timezone', ''), 'Australia/Sydney'))::date;
  IF TG_OP = 'UPDATE' AND NEW.camera_operator_id IS DISTINCT FROM OLD.camera_operator_id THEN
    NEW.camop_invoice_status := shootline.invoice_status(NEW.id, NEW.camera_operator_id);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.date IS DISTINCT FROM OLD.date THEN
    NEW.state_at_deadline := shootline.state_at(NEW.id, NEW.date - interval '48 hours');
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER complete_booking
  BEFORE INSERT OR UPDATE OF client_id, date, address, camera_operator_id ON shootline.booking
  FOR EACH ROW EXECUTE FUNCTION shootline.complete_booking();
--> statement-breakpoint
CREATE FUNCTION shootline.show_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shootline.booking
    SET approved_at = progress.approved_at, staffed_at = progress.staffed_at,
        state_at_deadline = progress.state_at_deadline
    FROM (
      SELECT booking.id, least(booking.approved_at, logged.approved_at) AS approved_at,
          least(booking.staffed_at, logged.staffed_at) AS staffed_at,
          shootline.state_at(booking.id, booking.date - interval '48 hours') AS state_at_deadline
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
--> statement-breakpoint
CREATE TRIGGER show_progress AFTER INSERT ON shootline.state_log
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.show_progress();
--> statement-breakpoint
CREATE FUNCTION shootline.copy_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shootline.booking
    SET client_name = NEW.name, billing_region = NEW.billing_region,
        account_manager_id = NEW.account_manager_id
    WHERE tenant_id = NEW.tenant_id AND client_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_client AFTER UPDATE OF name, billing_region, account_manager_id ON shootline.client
  FOR EACH ROW EXECUTE FUNCTION shootline.copy_client();
--> statement-breakpoint
CREATE FUNCTION shootline.complete_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT date, day, title_search, quote_number, purchase_order, state = 'deleted'
    INTO NEW.booking_date, NEW.booking_day, NEW.booking_title_search, NEW.booking_quote_number,
      NEW.booking_purchase_order, NEW.is_booking_deleted
    FROM shootline.booking WHERE id = NEW.booking_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER complete_invoice BEFORE INSERT ON shootline.invoice
  FOR EACH ROW EXECUTE FUNCTION shootline.complete_invoice();
--> statement-breakpoint
CREATE FUNCTION shootline.complete_availability() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT date, date + coalesce(duration, 0) * interval '1 hour', title, client_name, state = 'deleted'
    INTO NEW.booking_date, NEW.booking_end, NEW.booking_title, NEW.client_name, NEW.is_booking_deleted
    FROM shootline.booking WHERE id = NEW.booking_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER complete_availability BEFORE INSERT ON shootline.booking_availability
  FOR EACH ROW EXECUTE FUNCTION shootline.complete_availability();
--> statement-breakpoint
CREATE FUNCTION shootline.tell_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shootline.invoice SET booking_date = NEW.date, booking_day = NEW.day,
      booking_title_search = NEW.title_search, booking_quote_number = NEW.quote_number,
      booking_purchase_order = NEW.purchase_order, is_booking_deleted = NEW.state = 'deleted'
    WHERE tenant_id = NEW.tenant_id AND booking_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_invoices AFTER UPDATE ON shootline.booking
  FOR EACH ROW WHEN (
    OLD.date IS DISTINCT FROM NEW.date OR OLD.day IS DISTINCT FROM NEW.day
    OR OLD.title <> NEW.title OR OLD.quote_number <> NEW.quote_number
    OR OLD.purchase_order <> NEW.purchase_order
    OR (OLD.state = 'deleted') <> (NEW.state = 'deleted'))
  EXECUTE FUNCTION shootline.tell_invoices();
--> statement-breakpoint
CREATE FUNCTION shootline.complete_feedback() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT day INTO NEW.booking_day FROM shootline.booking WHERE id = NEW.booking_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER complete_feedback BEFORE INSERT ON shootline.feedback
  FOR EACH ROW EXECUTE FUNCTION shootline.complete_feedback();
--> statement-breakpoint
CREATE FUNCTION shootline.tell_feedback() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shootline.feedback SET booking_day = NEW.day
    WHERE tenant_id = NEW.tenant_id AND booking_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_feedback AFTER UPDATE ON shootline.booking
  FOR EACH ROW WHEN (OLD.day IS DISTINCT FROM NEW.day) EXECUTE FUNCTION shootline.tell_feedback();
--> statement-breakpoint
CREATE FUNCTION shootline.tell_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shootline.booking_availability SET booking_date = NEW.date,
      booking_end = NEW.date + coalesce(NEW.duration, 0) * interval '1 hour',
      booking_title = NEW.title, client_name = NEW.client_name,
      is_booking_deleted = NEW.state = 'deleted'
    WHERE tenant_id = NEW.tenant_id AND booking_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_offers AFTER UPDATE ON shootline.booking
  FOR EACH ROW WHEN (
    OLD.date IS DISTINCT FROM NEW.date OR OLD.duration IS DISTINCT FROM NEW.duration
    OR OLD.title <> NEW.title OR OLD.client_name <> NEW.client_name
    OR (OLD.state = 'deleted') <> (NEW.state = 'deleted'))
  EXECUTE FUNCTION shootline.tell_offers();
--> statement-breakpoint
CREATE FUNCTION shootline.show_invoice_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed shootline.invoice := coalesce(NEW, OLD);
BEGIN
  -- Two invoices of one booking that are written at once wait for each other, and the later sees both.
  PERFORM FROM shootline.booking WHERE id = changed.booking_id FOR NO KEY UPDATE;
  UPDATE shootline.booking
    SET camop_invoice_status = shootline.invoice_status(id, camera_operator_id)
    WHERE id = changed.booking_id
      AND camop_invoice_status IS DISTINCT FROM shootline.invoice_status(id, camera_operator_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER show_invoice_status AFTER INSERT OR DELETE OR UPDATE OF state, modified ON shootline.invoice
  FOR EACH ROW EXECUTE FUNCTION shootline.show_invoice_status();
--> statement-breakpoint
CREATE FUNCTION shootline.show_fees() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed shootline.cancellation_fee := coalesce(NEW, OLD);
BEGIN
  PERFORM FROM shootline.booking WHERE id = changed.booking_id FOR NO KEY UPDATE;
  UPDATE shootline.booking
    SET has_fee = EXISTS (SELECT FROM shootline.cancellation_fee WHERE booking_id = changed.booking_id)
    WHERE id = changed.booking_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER show_fees AFTER INSERT OR DELETE ON shootline.cancellation_fee
  FOR EACH ROW EXECUTE FUNCTION shootline.show_fees();
--> statement-breakpoint
-- Added and taken away, because two who rate at once cannot see each other's row to count it.
CREATE FUNCTION shootline.count_rating(rated shootline.feedback, sign int) RETURNS void LANGUAGE sql AS $$
  UPDATE shootline.person
    SET rating_sum = rating_sum + sign * rated.rating, rating_count = rating_count + sign
    WHERE rated.received AND id = rated.camera_operator_id
$$;
--> statement-breakpoint
CREATE FUNCTION shootline.count_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM shootline.count_rating(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM shootline.count_rating(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_ratings
  AFTER INSERT OR DELETE OR UPDATE OF camera_operator_id, rating, received ON shootline.feedback
  FOR EACH ROW EXECUTE FUNCTION shootline.count_ratings();
--> statement-breakpoint
CREATE FUNCTION shootline.show_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed shootline.feedback := coalesce(NEW, OLD);
BEGIN
  -- One that is only asked for changes nothing.
  IF NOT (coalesce(OLD.received, false) OR coalesce(NEW.received, false)) THEN RETURN NULL; END IF;
  PERFORM FROM shootline.booking WHERE id = changed.booking_id FOR NO KEY UPDATE;
  UPDATE shootline.booking SET (videographer_ratings, shoot_ratings) = (
    SELECT coalesce(bit_or(1 << rating) FILTER (WHERE camera_operator_id IS NOT NULL), 0),
      coalesce(bit_or(1 << rating) FILTER (WHERE camera_operator_id IS NULL), 0)
    FROM shootline.feedback WHERE booking_id = changed.booking_id AND received)
    WHERE id = changed.booking_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER show_ratings
  AFTER INSERT OR DELETE OR UPDATE OF camera_operator_id, rating, received ON shootline.feedback
  FOR EACH ROW EXECUTE FUNCTION shootline.show_ratings();
--> statement-breakpoint
CREATE FUNCTION shootline.outdate_call_sheets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shootline.call_sheet SET outdated = NEW.modified
    WHERE tenant_id = NEW.tenant_id AND booking_id = NEW.id AND outdated IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER outdate_call_sheets
  AFTER UPDATE OF camera_operator_id, date, arrival_and_setup_date, duration, address ON shootline.booking
  FOR EACH ROW WHEN (
    OLD.camera_operator_id IS DISTINCT FROM NEW.camera_operator_id
    OR OLD.date IS DISTINCT FROM NEW.date
    OR OLD.arrival_and_setup_date IS DISTINCT FROM NEW.arrival_and_setup_date
    OR OLD.duration IS DISTINCT FROM NEW.duration
    OR OLD.address - 'additional_details' IS DISTINCT FROM NEW.address - 'additional_details'
  )
  EXECUTE FUNCTION shootline.outdate_call_sheets();
--> statement-breakpoint
-- Offers. A range of one id is comparable by the index that spans of time need, without an extension.
CREATE TYPE shootline.uuid_span AS RANGE (SUBTYPE = uuid);
--> statement-breakpoint
ALTER TABLE shootline.booking_assignment ADD CONSTRAINT assignment_overlap EXCLUDE USING gist (
  shootline.uuid_span(camera_operator_id, camera_operator_id, '[]') WITH &&, during WITH &&
) WHERE (released IS NULL AND during IS NOT NULL);
--> statement-breakpoint
-- For the owner of the tables, whom forced row-level security binds too: the one offer it asks for.
CREATE POLICY offer_of_link ON shootline.booking_availability FOR SELECT TO CURRENT_USER
  USING (id = (SELECT nullif(current_setting('app.offer_id', true), '')::uuid));
--> statement-breakpoint
-- The workspace of an offer, for a reader who is not signed in; null where there is none.
CREATE FUNCTION shootline.tenant_of_offer(offer uuid) RETURNS uuid
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
DECLARE found uuid;
BEGIN
  PERFORM set_config('app.offer_id', offer::text, true);
  SELECT tenant_id INTO found FROM booking_availability WHERE id = offer;
  PERFORM set_config('app.offer_id', '', true);
  RETURN found;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION shootline.tenant_of_offer FROM PUBLIC;
--> statement-breakpoint
-- Events are written by triggers: every write has one, and a rollback removes it.
CREATE FUNCTION shootline.note_new_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shootline.booking_event (tenant_id, booking_id, kind)
    SELECT tenant_id, id, 'booking' FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_new_bookings AFTER INSERT ON shootline.booking
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.note_new_bookings();
--> statement-breakpoint
-- Columns copied from a client or an invoice by trigger are not a change of the booking.
CREATE FUNCTION shootline.note_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shootline.booking_event (tenant_id, booking_id, kind, people, former_client_id)
    SELECT changed.tenant_id, changed.id, 'booking',
      CASE WHEN former.camera_operator_id IS DISTINCT FROM changed.camera_operator_id
        THEN array_remove(ARRAY[former.camera_operator_id], NULL) ELSE '{}' END,
      CASE WHEN former.client_id <> changed.client_id THEN former.client_id END
    FROM changed JOIN former USING (id)
    WHERE former.version <> changed.version OR former.state <> changed.state
      OR former.client_id <> changed.client_id
      OR former.camera_operator_id IS DISTINCT FROM changed.camera_operator_id
      OR former.hub_project_url IS DISTINCT FROM changed.hub_project_url
      OR former.hub_project_state <> changed.hub_project_state
      OR former.hub_project_error IS DISTINCT FROM changed.hub_project_error;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_bookings AFTER UPDATE ON shootline.booking
  REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.note_bookings();
--> statement-breakpoint
CREATE FUNCTION shootline.note_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shootline.booking_event (tenant_id, booking_id, kind)
    SELECT DISTINCT thread.tenant_id, thread.booking_id,
      CASE thread.type WHEN 'internal' THEN 'internal_comments' ELSE 'comments' END
    FROM changed JOIN shootline.comment_thread thread ON thread.id = changed.thread_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_new_comments AFTER INSERT ON shootline.comment
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.note_comments();
--> statement-breakpoint
CREATE TRIGGER note_comments AFTER UPDATE ON shootline.comment
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.note_comments();
--> statement-breakpoint
-- Of a table whose rows belong to a booking and a person: the kind of event, the person's column.
CREATE FUNCTION shootline.note_of_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shootline.booking_event (tenant_id, booking_id, kind, people)
    SELECT tenant_id, booking_id, TG_ARGV[0],
      array_remove(array_agg(DISTINCT (to_jsonb(changed)->>TG_ARGV[1])::uuid), NULL)
    FROM changed GROUP BY tenant_id, booking_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE noted record;
BEGIN
  FOR noted IN
    SELECT * FROM (VALUES
      ('booking_availability', 'availabilities', 'camera_operator_id', '{INSERT,UPDATE,DELETE}'::text[]),
      ('invoice', 'invoices', 'camera_operator_id', '{INSERT,UPDATE,DELETE}'),
      ('user_action', 'notifications', 'recipient_id', '{INSERT,UPDATE}'),
      ('feedback', 'feedback', 'author_id', '{INSERT,UPDATE}'),
      -- Who loses a fee may lose the booking with it.
      ('cancellation_fee', 'booking', 'camera_operator_id', '{DELETE}')
    ) AS given (owner, kind, person, operations) CROSS JOIN unnest(operations) AS operation
  LOOP
    EXECUTE format(
      'CREATE TRIGGER note_%1$s_%2$s AFTER %2$s ON shootline.%1$s REFERENCING %3$s TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION shootline.note_of_people(%4$L, %5$L)',
      noted.owner, lower(noted.operation),
      CASE noted.operation WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, noted.kind, noted.person);
  END LOOP;
END $$;
--> statement-breakpoint
-- Delivered when the transaction commits, once for each workspace.
CREATE FUNCTION shootline.announce_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shootline_event', tenant_id::text)
    FROM (SELECT DISTINCT tenant_id FROM changed) AS concerned;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_events AFTER INSERT ON shootline.booking_event
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.announce_events();
--> statement-breakpoint
-- Draws the id of an event as it commits. The lock is held until the event can be read: whoever has
-- read an id never finds a lower one later, and no transaction has to wait for a longer one.
CREATE FUNCTION shootline.number_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.tenant_id', NEW.tenant_id::text, true);
  PERFORM pg_advisory_xact_lock(hashtextextended('events ' || NEW.tenant_id::text, 0));
  UPDATE shootline.booking_event SET id = DEFAULT
    WHERE tenant_id = NEW.tenant_id AND id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER number_events AFTER INSERT ON shootline.booking_event
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION shootline.number_events();
--> statement-breakpoint
-- The audit is append-only; the tenants' role lacks the rights to change it, and this binds the owner too.
CREATE FUNCTION shootline.keep_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('app.forgets_audit', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'The audit is append-only, so % is refused.', lower(TG_OP)
    USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON shootline.audit_event
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.keep_audit_events();
--> statement-breakpoint
-- For the operator: deletes older audit events of every workspace and returns how many.
CREATE FUNCTION shootline.forget_audit_events(before timestamptz) RETURNS bigint
  LANGUAGE plpgsql SET search_path = shootline, pg_temp AS $$
DECLARE
  workspace uuid;
  gone bigint;
  total bigint := 0;
BEGIN
  PERFORM set_config('app.forgets_audit', 'on', true);
  FOR workspace IN SELECT id FROM tenant LOOP
    -- Row-level security binds the owner, too.
    PERFORM set_config('app.tenant_id', workspace::text, true);
    DELETE FROM audit_event WHERE tenant_id = workspace AND created < before;
    GET DIAGNOSTICS gone = ROW_COUNT;
    total := total + gone;
  END LOOP;
  PERFORM set_config('app.forgets_audit', '', true), set_config('app.tenant_id', '', true);
  RETURN total;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION shootline.forget_audit_events(timestamptz) FROM PUBLIC;
--> statement-breakpoint
-- Every write that figures of Analytics can follow from says which tallies are due.
CREATE FUNCTION shootline.tally_month(day date) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(to_char(day, 'YYYY-MM'), 'none')
$$;
--> statement-breakpoint
CREATE FUNCTION shootline.tally_cell(region text, billing_region text, account_manager_id uuid)
  RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(region, billing_region, account_manager_id)::text
$$;
--> statement-breakpoint
CREATE FUNCTION shootline.due_of_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shootline.tally_due (tenant_id, month, cell, day)
    SELECT DISTINCT tenant_id, shootline.tally_month(day),
      shootline.tally_cell(region, billing_region, account_manager_id), day
    FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER due_of_new_bookings AFTER INSERT ON shootline.booking
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.due_of_bookings();
--> statement-breakpoint
CREATE TRIGGER due_of_removed_bookings AFTER DELETE ON shootline.booking
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.due_of_bookings();
--> statement-breakpoint
-- A renamed client, a new title or invoice state change no figure.
CREATE FUNCTION shootline.due_of_changed_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER due_of_changed_bookings AFTER UPDATE ON shootline.booking
  REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.due_of_changed_bookings();
--> statement-breakpoint
-- Feedback that is only asked for is in no figure.
CREATE FUNCTION shootline.due_of_their_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shootline.tally_due (tenant_id, month, cell, day)
    SELECT DISTINCT booking.tenant_id, shootline.tally_month(day),
      shootline.tally_cell(region, billing_region, account_manager_id), day
    FROM changed JOIN shootline.booking ON booking.id = changed.booking_id
    WHERE coalesce((to_jsonb(changed)->>'received')::boolean, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What offers and feedback copy from their booking changes no figure.
CREATE FUNCTION shootline.due_of_their_changed_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
DO $$
DECLARE owner text;
BEGIN
  FOREACH owner IN ARRAY '{feedback,booking_availability,booking_assignment,cancellation_fee}'::text[]
  LOOP
    EXECUTE format(
      'CREATE TRIGGER due_of_%1$s_insert AFTER INSERT ON shootline.%1$s
        REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION shootline.due_of_their_bookings();
      CREATE TRIGGER due_of_%1$s_delete AFTER DELETE ON shootline.%1$s
        REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION shootline.due_of_their_bookings();
      CREATE TRIGGER due_of_%1$s_update AFTER UPDATE ON shootline.%1$s
        REFERENCING OLD TABLE AS former NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION shootline.due_of_their_changed_bookings()', owner);
  END LOOP;
END $$;
