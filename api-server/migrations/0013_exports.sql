CREATE TABLE "shootline"."export" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"filter" jsonb NOT NULL,
	"requester_id" uuid NOT NULL,
	"recipient_ids" uuid[] NOT NULL,
	"request" text NOT NULL,
	"state" text COLLATE "C" DEFAULT 'waiting' NOT NULL,
	"storage_key" text,
	"file_name" text,
	"row_count" integer,
	"size" bigint,
	"last_error" text,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shootline"."installation_secret" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shootline"."export" ADD CONSTRAINT "export_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."export" ADD CONSTRAINT "export_requester_id_person_id_fk" FOREIGN KEY ("requester_id") REFERENCES "shootline"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_requester" ON "shootline"."export" USING btree ("tenant_id","requester_id","created");--> statement-breakpoint
ALTER TABLE shootline.export ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.export FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_isolation ON shootline.export
  USING (tenant_id = (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid));
