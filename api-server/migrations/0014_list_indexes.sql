DROP INDEX "shootline"."booking_date";--> statement-breakpoint
DROP INDEX "shootline"."booking_title";--> statement-breakpoint
DROP INDEX "shootline"."booking_client_name";--> statement-breakpoint
DROP INDEX "shootline"."booking_invoice_status";--> statement-breakpoint
DROP INDEX "shootline"."booking_state_date";--> statement-breakpoint
DROP INDEX "shootline"."booking_client_date";--> statement-breakpoint
DROP INDEX "shootline"."booking_submitter_date";--> statement-breakpoint
DROP INDEX "shootline"."booking_manager_date";--> statement-breakpoint
DROP INDEX "shootline"."booking_region_date";--> statement-breakpoint
DROP INDEX "shootline"."booking_billing_date";--> statement-breakpoint
DROP INDEX "shootline"."booking_invoice_date";--> statement-breakpoint
DROP INDEX "shootline"."booking_title_part";--> statement-breakpoint
ALTER TABLE "shootline"."booking" ADD COLUMN "title_search" text COLLATE "C" GENERATED ALWAYS AS (lower(title)) STORED;--> statement-breakpoint
CREATE INDEX "booking_title_search" ON "shootline"."booking" USING btree ("tenant_id","title_search","state");--> statement-breakpoint
CREATE INDEX "booking_date" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state");--> statement-breakpoint
CREATE INDEX "booking_title" ON "shootline"."booking" USING btree ("tenant_id","title","id","state");--> statement-breakpoint
CREATE INDEX "booking_client_name" ON "shootline"."booking" USING btree ("tenant_id","client_name","id","state");--> statement-breakpoint
CREATE INDEX "booking_invoice_status" ON "shootline"."booking" USING btree ("tenant_id","camop_invoice_status" desc nulls last,"id" desc,"state");--> statement-breakpoint
CREATE INDEX "booking_state_date" ON "shootline"."booking" USING btree ("tenant_id","state","date" desc nulls last,"id" desc,"region","billing_region","account_manager_id","camop_invoice_status","title_search");--> statement-breakpoint
CREATE INDEX "booking_client_date" ON "shootline"."booking" USING btree ("tenant_id","client_id","date" desc nulls last,"id" desc,"state");--> statement-breakpoint
CREATE INDEX "booking_submitter_date" ON "shootline"."booking" USING btree ("tenant_id","submitter_id","date" desc nulls last,"id" desc,"state");--> statement-breakpoint
CREATE INDEX "booking_manager_date" ON "shootline"."booking" USING btree ("tenant_id","account_manager_id","date" desc nulls last,"id" desc,"state");--> statement-breakpoint
CREATE INDEX "booking_region_date" ON "shootline"."booking" USING btree ("tenant_id","region","date" desc nulls last,"id" desc,"state");--> statement-breakpoint
CREATE INDEX "booking_billing_date" ON "shootline"."booking" USING btree ("tenant_id","billing_region","date" desc nulls last,"id" desc,"state");--> statement-breakpoint
CREATE INDEX "booking_invoice_date" ON "shootline"."booking" USING btree ("tenant_id","camop_invoice_status","date" desc nulls last,"id" desc,"state");--> statement-breakpoint
CREATE INDEX "booking_title_part" ON "shootline"."booking" USING gin ("title_search" gin_trgm_ops);