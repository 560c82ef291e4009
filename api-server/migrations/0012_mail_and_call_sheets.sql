CREATE TABLE "shootline"."call_sheet" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"file_id" uuid,
	"camera_operator_id" uuid NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"approved_by_id" uuid,
	"approved" timestamp with time zone,
	"outdated" timestamp with time zone,
	CONSTRAINT "call_sheet_version" UNIQUE("booking_id","version")
);
--> statement-breakpoint
-- Row-level security hides rows from updates here, but not from a change of the column's type.
ALTER TABLE "shootline"."mail" ALTER COLUMN "text" SET DATA TYPE jsonb USING jsonb_build_object('paragraphs', jsonb_build_array("text"));--> statement-breakpoint
ALTER TABLE "shootline"."mail" RENAME COLUMN "text" TO "content";--> statement-breakpoint
ALTER TABLE "shootline"."mail" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet" ADD CONSTRAINT "call_sheet_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet" ADD CONSTRAINT "call_sheet_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "shootline"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet" ADD CONSTRAINT "call_sheet_file_id_booking_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "shootline"."booking_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet" ADD CONSTRAINT "call_sheet_camera_operator_id_person_id_fk" FOREIGN KEY ("camera_operator_id") REFERENCES "shootline"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet" ADD CONSTRAINT "call_sheet_created_by_id_person_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "shootline"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet" ADD CONSTRAINT "call_sheet_approved_by_id_person_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "shootline"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_sheet_file" ON "shootline"."call_sheet" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "mail_state" ON "shootline"."mail" USING btree ("tenant_id","state","created","id");--> statement-breakpoint
ALTER TABLE shootline.call_sheet ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.call_sheet FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_isolation ON shootline.call_sheet
  USING (tenant_id = (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid));
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
