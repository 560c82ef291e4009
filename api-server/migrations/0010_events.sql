CREATE TABLE "shootline"."booking_event" (
	"tenant_id" uuid NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shootline"."booking_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"people" uuid[] DEFAULT '{}' NOT NULL,
	"former_client_id" uuid,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_event_tenant_id_xid_id_pk" PRIMARY KEY("tenant_id","xid","id")
);
--> statement-breakpoint
ALTER TABLE "shootline"."booking_event" ADD CONSTRAINT "booking_event_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_event_created" ON "shootline"."booking_event" USING btree ("tenant_id","created");--> statement-breakpoint
ALTER TABLE shootline.booking_event ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.booking_event FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_isolation ON shootline.booking_event
  USING (tenant_id = (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
-- Triggers write the events, so that no write can pass without one, and none is left of one undone.
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
-- What follows a client or an invoice by trigger is no change of the booking.
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
      OR former.camera_operator_id IS DISTINCT FROM changed.camera_operator_id;
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
