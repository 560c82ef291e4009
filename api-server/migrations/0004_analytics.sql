ALTER TABLE "shootline"."booking" ADD COLUMN "shoot_location" text COLLATE "C" GENERATED ALWAYS AS (left(case when coalesce(address->>'locality', '') = '' then null
        when coalesce(address->>'country', '') in ('', address->>'locality') then address->>'locality'
        else (address->>'locality') || ', ' || (address->>'country') end, 200)) STORED;--> statement-breakpoint
CREATE INDEX "booking_statistics" ON "shootline"."booking" USING btree ("tenant_id","day","state","billing_region","client_id","submitter_id","account_manager_id","camera_operator_id","region","shoot_location","video_type","duration");--> statement-breakpoint
CREATE INDEX "feedback_received" ON "shootline"."feedback" USING btree ("tenant_id","created","id") WHERE received;