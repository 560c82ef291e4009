ALTER TABLE "shootline"."booking_assignment" ADD COLUMN "during" "tstzrange";--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_open" ON "shootline"."booking_assignment" USING btree ("booking_id") WHERE released is null;--> statement-breakpoint
CREATE INDEX "availability_state" ON "shootline"."booking_availability" USING btree ("tenant_id","state","id");--> statement-breakpoint
-- A range of one id is comparable by the index that spans of time need, without an extension.
CREATE TYPE shootline.uuid_span AS RANGE (SUBTYPE = uuid);
--> statement-breakpoint
ALTER TABLE shootline.booking_assignment ADD CONSTRAINT assignment_overlap EXCLUDE USING gist (
  shootline.uuid_span(camera_operator_id, camera_operator_id, '[]') WITH &&, during WITH &&
) WHERE (released IS NULL AND during IS NOT NULL);
--> statement-breakpoint
-- For the owner of the tables, whom forced row-level security binds too: the one offer it asks for.
CREATE POLICY offer_of_link ON shootline.booking_availability FOR SELECT TO CURRENT_USER
  USING (id = (SELECT nullif(current_setting('app.offer_id', true), '')::uuid));
--> statement-breakpoint
-- The workspace of an offer, for a reader who is not signed in; null where there is none.
CREATE FUNCTION shootline.tenant_of_offer(offer uuid) RETURNS uuid
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
DECLARE found uuid;
BEGIN
  PERFORM set_config('app.offer_id', offer::text, true);
  SELECT tenant_id INTO found FROM booking_availability WHERE id = offer;
  PERFORM set_config('app.offer_id', '', true);
  RETURN found;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION shootline.tenant_of_offer FROM PUBLIC;
