ALTER TABLE "shootline"."booking_availability" ADD COLUMN "opens" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shootline"."tenant" ADD COLUMN "offer_hours" text COLLATE "C" DEFAULT 'limited' NOT NULL;--> statement-breakpoint
ALTER TABLE "shootline"."tenant" ADD COLUMN "offer_hours_from" text COLLATE "C" DEFAULT '07:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "shootline"."tenant" ADD COLUMN "offer_hours_to" text COLLATE "C" DEFAULT '21:00' NOT NULL;--> statement-breakpoint
CREATE INDEX "availability_opens" ON "shootline"."booking_availability" USING btree ("tenant_id","booking_id") WHERE "shootline"."booking_availability"."opens" is not null;