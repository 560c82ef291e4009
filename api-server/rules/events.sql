-- Open screens follow a booking by its events (docs/decisions/024-events.md). Triggers write them, so that no
-- code can forget one, and a rollback removes it. They write row by row, as Citus cannot read a trigger's
-- table of changed rows in a statement that writes to a spread table.
CREATE OR REPLACE FUNCTION shootline.note_new_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE noted record;
BEGIN
  FOR noted IN SELECT tenant_id, id FROM changed LOOP
    INSERT INTO shootline.booking_event (tenant_id, booking_id, kind)
      VALUES (noted.tenant_id, noted.id, 'booking');
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER note_new_bookings AFTER INSERT ON shootline.booking
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.note_new_bookings();

-- Columns copied from a client or an invoice by trigger are not a change of the booking.
CREATE OR REPLACE FUNCTION shootline.note_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE noted record;
BEGIN
  FOR noted IN
    SELECT changed.tenant_id, changed.id,
      CASE WHEN former.camera_operator_id IS DISTINCT FROM changed.camera_operator_id
        THEN array_remove(ARRAY[former.camera_operator_id], NULL) ELSE '{}' END AS people,
      CASE WHEN former.client_id <> changed.client_id THEN former.client_id END AS former_client_id
    FROM changed JOIN former USING (tenant_id, id)
    WHERE former.version <> changed.version OR former.state <> changed.state
      OR former.client_id <> changed.client_id
      OR former.camera_operator_id IS DISTINCT FROM changed.camera_operator_id
      OR former.hub_project_url IS DISTINCT FROM changed.hub_project_url
      OR former.hub_project_state <> changed.hub_project_state
      OR former.hub_project_error IS DISTINCT FROM changed.hub_project_error
  LOOP
    INSERT INTO shootline.booking_event (tenant_id, booking_id, kind, people, former_client_id)
      VALUES (noted.tenant_id, noted.id, 'booking', noted.people, noted.former_client_id);
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER note_bookings AFTER UPDATE ON shootline.booking
  REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.note_bookings();

CREATE OR REPLACE FUNCTION shootline.note_comments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE noted record;
BEGIN
  FOR noted IN SELECT DISTINCT tenant_id, thread_id FROM changed LOOP
    INSERT INTO shootline.booking_event (tenant_id, booking_id, kind)
      SELECT tenant_id, booking_id, CASE type WHEN 'internal' THEN 'internal_comments' ELSE 'comments' END
      FROM shootline.comment_thread WHERE tenant_id = noted.tenant_id AND id = noted.thread_id;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER note_new_comments AFTER INSERT ON shootline.comment
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.note_comments();

CREATE OR REPLACE TRIGGER note_comments AFTER UPDATE ON shootline.comment
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.note_comments();

-- For tables whose rows belong to a booking and a user. Arguments: the kind of event, the user's column.
CREATE OR REPLACE FUNCTION shootline.note_of_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE noted record;
BEGIN
  FOR noted IN
    SELECT tenant_id, booking_id,
      array_remove(array_agg(DISTINCT (to_jsonb(changed)->>TG_ARGV[1])::uuid), NULL) AS people
    FROM changed GROUP BY tenant_id, booking_id
  LOOP
    INSERT INTO shootline.booking_event (tenant_id, booking_id, kind, people)
      VALUES (noted.tenant_id, noted.booking_id, TG_ARGV[0], noted.people);
  END LOOP;
  RETURN NULL;
END $$;

DO $$
DECLARE noted record;
BEGIN
  FOR noted IN
    SELECT * FROM (VALUES
      ('booking_availability', 'availabilities', 'camera_operator_id', '{INSERT,UPDATE,DELETE}'::text[]),
      ('invoice', 'invoices', 'camera_operator_id', '{INSERT,UPDATE,DELETE}'),
      ('user_action', 'notifications', 'recipient_id', '{INSERT,UPDATE,DELETE}'),
      ('feedback', 'feedback', 'author_id', '{INSERT,UPDATE,DELETE}'),
      ('call_sheet_reader', 'booking', 'user_id', '{UPDATE}'),
      -- A videographer who loses a fee may lose the booking with it.
      ('cancellation_fee', 'booking', 'camera_operator_id', '{DELETE}')
    ) AS given (owner, kind, person, operations) CROSS JOIN unnest(operations) AS operation
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER note_%1$s_%2$s AFTER %2$s ON shootline.%1$s REFERENCING %3$s TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION shootline.note_of_people(%4$L, %5$L)',
      noted.owner, lower(noted.operation),
      CASE noted.operation WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, noted.kind, noted.person);
  END LOOP;
END $$;

-- Wakes the processes that deliver events, when the transaction commits, once for each workspace.
CREATE OR REPLACE FUNCTION shootline.announce_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What a part of a spread table tells is heard on its machine alone.
  IF TG_TABLE_NAME <> 'booking_event' THEN RETURN NULL; END IF;
  PERFORM pg_notify('shootline_event', tenant_id::text)
    FROM (SELECT DISTINCT tenant_id FROM changed) AS concerned;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER announce_events AFTER INSERT ON shootline.booking_event
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.announce_events();

-- Gives an event its id and its instant as it commits. The lock is held until the event can be read: a reader
-- who has read an id never finds a lower one later, and no transaction has to wait for a longer one.
CREATE OR REPLACE FUNCTION shootline.number_events() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
DECLARE
  moment timestamptz;
  given bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('events ' || NEW.tenant_id::text, 0));
  moment := clock_timestamp();
  -- In microseconds: the numbers of a workspace go on wherever it moves, with no sequence to take along.
  given := greatest((extract(epoch FROM moment) * 1000000)::bigint,
    (SELECT max(id) + 1 FROM shootline.booking_event WHERE tenant_id = NEW.tenant_id));
  UPDATE shootline.booking_event SET id = given, created = moment
    WHERE tenant_id = NEW.tenant_id AND id = NEW.id;
  RETURN NULL;
END $$;

-- A trigger of a constraint cannot be replaced.
DROP TRIGGER IF EXISTS number_events ON shootline.booking_event;
CREATE CONSTRAINT TRIGGER number_events AFTER INSERT ON shootline.booking_event
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION shootline.number_events();
