CREATE TABLE "shootline"."audit_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"person_id" uuid,
	"subject_id" uuid,
	"booking_id" uuid,
	"details" jsonb NOT NULL,
	"address" text,
	"request_id" text,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shootline"."audit_event" ADD CONSTRAINT "audit_event_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."audit_event" ADD CONSTRAINT "audit_event_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "shootline"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."audit_event" ADD CONSTRAINT "audit_event_subject_id_person_id_fk" FOREIGN KEY ("subject_id") REFERENCES "shootline"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_created" ON "shootline"."audit_event" USING btree ("tenant_id","created","id");--> statement-breakpoint
CREATE INDEX "audit_kind" ON "shootline"."audit_event" USING btree ("tenant_id","kind","created","id");--> statement-breakpoint
CREATE INDEX "audit_person" ON "shootline"."audit_event" USING btree ("tenant_id","person_id","created","id");--> statement-breakpoint
CREATE INDEX "audit_person_kind" ON "shootline"."audit_event" USING btree ("tenant_id","person_id","kind","created","id");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "shootline"."audit_event" USING btree ("tenant_id","subject_id","created","id","kind","person_id") WHERE subject_id is not null;
--> statement-breakpoint
ALTER TABLE shootline.audit_event ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.audit_event FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_isolation ON shootline.audit_event
  USING (tenant_id = (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
-- The tenants' role lacks the rights to change it; this holds for the tables' owner as well.
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
-- For whoever runs the database: drops what is older, of every workspace, and answers how much that was.
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
