DROP INDEX "shootline"."invoice_day";--> statement-breakpoint
DROP INDEX "shootline"."invoice_number_text";--> statement-breakpoint
DROP INDEX "shootline"."booking_operator_date";--> statement-breakpoint
DROP INDEX "shootline"."availability_operator";--> statement-breakpoint
DROP INDEX "shootline"."availability_state";--> statement-breakpoint
DROP INDEX "shootline"."invoice_date";--> statement-breakpoint
DROP INDEX "shootline"."invoice_created";--> statement-breakpoint
DROP INDEX "shootline"."invoice_modified";--> statement-breakpoint
DROP INDEX "shootline"."invoice_state";--> statement-breakpoint
ALTER TABLE "shootline"."booking_availability" ADD COLUMN "booking_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shootline"."booking_availability" ADD COLUMN "booking_title" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shootline"."booking_availability" ADD COLUMN "client_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shootline"."booking_availability" ADD COLUMN "is_booking_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shootline"."invoice" ADD COLUMN "invoice_number_search" text COLLATE "C" GENERATED ALWAYS AS (lower(invoice_number collate "und-x-icu")) STORED;--> statement-breakpoint
ALTER TABLE "shootline"."invoice" ADD COLUMN "quote_number_search" text COLLATE "C" GENERATED ALWAYS AS (lower(quote_number collate "und-x-icu")) STORED;--> statement-breakpoint
ALTER TABLE "shootline"."invoice" ADD COLUMN "po_number_search" text COLLATE "C" GENERATED ALWAYS AS (lower(po_number collate "und-x-icu")) STORED;--> statement-breakpoint
ALTER TABLE "shootline"."invoice" ADD COLUMN "sales_invoice_number_search" text COLLATE "C" GENERATED ALWAYS AS (lower(sales_invoice_number collate "und-x-icu")) STORED;--> statement-breakpoint
ALTER TABLE "shootline"."invoice" ADD COLUMN "booking_title_search" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shootline"."invoice" ADD COLUMN "is_booking_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION shootline.tell_followers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shootline.invoice SET booking_date = NEW.date, booking_day = NEW.day,
      booking_title_search = NEW.title_search, is_booking_deleted = NEW.state = 'deleted'
    WHERE tenant_id = NEW.tenant_id AND booking_id = NEW.id;
  UPDATE shootline.booking_availability SET booking_date = NEW.date, booking_title = NEW.title,
      client_name = NEW.client_name, is_booking_deleted = NEW.state = 'deleted'
    WHERE tenant_id = NEW.tenant_id AND booking_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER date_invoices ON shootline.booking;
--> statement-breakpoint
DROP FUNCTION shootline.date_invoices();
--> statement-breakpoint
CREATE TRIGGER tell_followers AFTER UPDATE ON shootline.booking
  FOR EACH ROW WHEN (
    OLD.date IS DISTINCT FROM NEW.date OR OLD.day IS DISTINCT FROM NEW.day
    OR OLD.title <> NEW.title OR OLD.client_name <> NEW.client_name
    OR (OLD.state = 'deleted') <> (NEW.state = 'deleted'))
  EXECUTE FUNCTION shootline.tell_followers();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION shootline.complete_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT date, day, title_search, state = 'deleted'
    INTO NEW.booking_date, NEW.booking_day, NEW.booking_title_search, NEW.is_booking_deleted
    FROM shootline.booking WHERE id = NEW.booking_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION shootline.complete_availability() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT date, title, client_name, state = 'deleted'
    INTO NEW.booking_date, NEW.booking_title, NEW.client_name, NEW.is_booking_deleted
    FROM shootline.booking WHERE id = NEW.booking_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER complete_availability BEFORE INSERT ON shootline.booking_availability
  FOR EACH ROW EXECUTE FUNCTION shootline.complete_availability();
--> statement-breakpoint
-- Row-level security binds the owner, who migrates, too; and nobody is to be told of this as of news.
ALTER TABLE shootline.booking NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.invoice NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.booking_availability NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.invoice DISABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE shootline.booking_availability DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE shootline.invoice SET booking_title_search = booking.title_search,
    is_booking_deleted = booking.state = 'deleted'
  FROM shootline.booking WHERE booking.id = invoice.booking_id;
--> statement-breakpoint
UPDATE shootline.booking_availability SET booking_date = booking.date, booking_title = booking.title,
    client_name = booking.client_name, is_booking_deleted = booking.state = 'deleted'
  FROM shootline.booking WHERE booking.id = booking_availability.booking_id;
--> statement-breakpoint
ALTER TABLE shootline.invoice ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE shootline.booking_availability ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE shootline.booking FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.invoice FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.booking_availability FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX "availability_date" ON "shootline"."booking_availability" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted");--> statement-breakpoint
CREATE INDEX "availability_title" ON "shootline"."booking_availability" USING btree ("tenant_id","booking_title","id","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "availability_client" ON "shootline"."booking_availability" USING btree ("tenant_id","client_name","id","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_not_approved" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."state" <> 'approved';--> statement-breakpoint
CREATE INDEX "invoice_billed" ON "shootline"."invoice" USING btree ("tenant_id","billed_to_client","booking_date" desc nulls last,"id" desc,"is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_in_xero" ON "shootline"."invoice" USING btree ("tenant_id","added_to_xero","booking_date" desc nulls last,"id" desc,"is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_with_number" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."invoice_number" <> '';--> statement-breakpoint
CREATE INDEX "invoice_without_number" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."invoice_number" = '';--> statement-breakpoint
CREATE INDEX "invoice_with_quote" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."quote_number" <> '';--> statement-breakpoint
CREATE INDEX "invoice_without_quote" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."quote_number" = '';--> statement-breakpoint
CREATE INDEX "invoice_with_po" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."po_number" <> '';--> statement-breakpoint
CREATE INDEX "invoice_without_po" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."po_number" = '';--> statement-breakpoint
CREATE INDEX "invoice_with_sales_number" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."sales_invoice_number" <> '';--> statement-breakpoint
CREATE INDEX "invoice_without_sales_number" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."sales_invoice_number" = '';--> statement-breakpoint
CREATE INDEX "invoice_booking_title" ON "shootline"."invoice" USING btree ("tenant_id","booking_title_search","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_texts" ON "shootline"."invoice" USING gin ("booking_title_search" gin_trgm_ops,"invoice_number_search" gin_trgm_ops,"quote_number_search" gin_trgm_ops,"po_number_search" gin_trgm_ops,"sales_invoice_number_search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_by_name" ON "shootline"."person" USING btree ("tenant_id","full_name","id");--> statement-breakpoint
CREATE INDEX "booking_operator_date" ON "shootline"."booking" USING btree ("tenant_id","camera_operator_id","date" desc nulls last,"id" desc,"state");--> statement-breakpoint
CREATE INDEX "availability_operator" ON "shootline"."booking_availability" USING btree ("tenant_id","camera_operator_id","state","id","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "availability_state" ON "shootline"."booking_availability" USING btree ("tenant_id","state","id","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_date" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted","booking_day");--> statement-breakpoint
CREATE INDEX "invoice_created" ON "shootline"."invoice" USING btree ("tenant_id","created","id","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_modified" ON "shootline"."invoice" USING btree ("tenant_id","modified","id","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_state" ON "shootline"."invoice" USING btree ("tenant_id","state","booking_date" desc nulls last,"id" desc,"is_booking_deleted");