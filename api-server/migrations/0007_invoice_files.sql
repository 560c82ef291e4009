CREATE TABLE "shootline"."invoice_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shootline"."invoice_file" ADD CONSTRAINT "invoice_file_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoice_file" ADD CONSTRAINT "invoice_file_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "shootline"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoice_file" ADD CONSTRAINT "invoice_file_created_by_id_person_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "shootline"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_file_invoice" ON "shootline"."invoice_file" USING btree ("invoice_id","created");--> statement-breakpoint
CREATE INDEX "invoice_file_content" ON "shootline"."invoice_file" USING btree ("tenant_id","storage_key");--> statement-breakpoint
-- Row-level security binds the tables' owner too: without this the owner would find nothing to move.
ALTER TABLE shootline.invoice NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO shootline.invoice_file
    (tenant_id, invoice_id, name, size, content_type, storage_key, created_by_id, created)
  SELECT tenant_id, id, coalesce(file_name, 'invoice'), coalesce(file_size, 0),
      coalesce(file_content_type, 'application/octet-stream'), file_key, camera_operator_id, modified
    FROM shootline.invoice WHERE file_key IS NOT NULL;
--> statement-breakpoint
ALTER TABLE shootline.invoice FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "shootline"."invoice" DROP COLUMN "file_name";--> statement-breakpoint
ALTER TABLE "shootline"."invoice" DROP COLUMN "file_size";--> statement-breakpoint
ALTER TABLE "shootline"."invoice" DROP COLUMN "file_content_type";--> statement-breakpoint
ALTER TABLE "shootline"."invoice" DROP COLUMN "file_key";
--> statement-breakpoint
ALTER TABLE shootline.invoice_file ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.invoice_file FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_isolation ON shootline.invoice_file
  USING (tenant_id = (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid));
