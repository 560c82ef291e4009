CREATE TABLE "shootline"."job" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C",
	"payload" jsonb NOT NULL,
	"state" text COLLATE "C" DEFAULT 'waiting' NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "job_once" UNIQUE("tenant_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "shootline"."mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"recipient_name" text COLLATE "und-x-icu" NOT NULL,
	"recipient_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"booking_id" uuid,
	"state" text COLLATE "C" DEFAULT 'queued' NOT NULL,
	"last_error" text,
	"created" timestamp with time zone NOT NULL,
	"sent" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shootline"."job" ADD CONSTRAINT "job_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."mail" ADD CONSTRAINT "mail_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_due" ON "shootline"."job" USING btree ("run_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_created" ON "shootline"."mail" USING btree ("tenant_id","created","id");--> statement-breakpoint
-- Due jobs are read across workspaces by the connection's own role, before a tenant is known.
ALTER TABLE shootline.job ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_isolation ON shootline.job
  USING (tenant_id = (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE shootline.mail ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.mail FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_isolation ON shootline.mail
  USING (tenant_id = (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid));
