CREATE TABLE "shootline"."idempotency_key" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" jsonb,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_tenant_id_person_id_operation_key_pk" PRIMARY KEY("tenant_id","person_id","operation","key")
);
--> statement-breakpoint
ALTER TABLE "shootline"."state_log" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "shootline"."state_log" ADD COLUMN "fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shootline"."idempotency_key" ADD CONSTRAINT "idempotency_key_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."idempotency_key" ADD CONSTRAINT "idempotency_key_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "shootline"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "shootline"."idempotency_key" USING btree ("tenant_id","person_id","created");--> statement-breakpoint
ALTER TABLE shootline.idempotency_key ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.idempotency_key FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_isolation ON shootline.idempotency_key
  USING (tenant_id = (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid));
