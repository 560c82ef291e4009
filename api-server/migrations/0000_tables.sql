CREATE SCHEMA IF NOT EXISTS "shootline";
--> statement-breakpoint
CREATE TABLE "shootline"."audit_event" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"user_id" uuid,
	"subject_id" uuid,
	"booking_id" uuid,
	"details" jsonb NOT NULL,
	"address" text,
	"request_id" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_event_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."booking" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"booking_number" integer DEFAULT 0 NOT NULL,
	"booking_uid" text COLLATE "C" GENERATED ALWAYS AS (booking_number::text) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"title" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"title_search" text COLLATE "C" GENERATED ALWAYS AS (left(translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(lower(title collate "und-x-icu"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') || case when normalize(lower(title collate "und-x-icu"), NFC) ~ '[äöüåø]' then chr(10) || translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(replace(replace(replace(replace(replace(normalize(lower(title collate "und-x-icu"), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe'), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') else '' end, 600)) STORED,
	"date" timestamp with time zone,
	"arrival_and_setup_date" timestamp with time zone,
	"duration" double precision,
	"day" date,
	"client_id" uuid NOT NULL,
	"client_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"billing_region" text COLLATE "C" DEFAULT '' NOT NULL,
	"account_manager_id" uuid,
	"submitter_id" uuid NOT NULL,
	"submitted_at" timestamp with time zone,
	"submitted_timezone" text,
	"approved_at" timestamp with time zone,
	"staffed_at" timestamp with time zone,
	"state_at_deadline" text COLLATE "C",
	"approval_time" text COLLATE "C" GENERATED ALWAYS AS (case when approved_at - submitted_at >= interval '168 hours' then 'over_7_days' when approved_at - submitted_at >= interval '48 hours' then '2_to_7_days' when approved_at - submitted_at >= interval '24 hours' then '1_to_2_days' when approved_at - submitted_at >= interval '4 hours' then '4_to_24_hours' when approved_at - submitted_at >= interval '1 hours' then '1_to_4_hours' when approved_at - submitted_at >= interval '0 hours' then 'under_1_hour' end) STORED,
	"staffing_time" text COLLATE "C" GENERATED ALWAYS AS (case when staffed_at - submitted_at >= interval '168 hours' then 'over_7_days' when staffed_at - submitted_at >= interval '48 hours' then '2_to_7_days' when staffed_at - submitted_at >= interval '24 hours' then '1_to_2_days' when staffed_at - submitted_at >= interval '4 hours' then '4_to_24_hours' when staffed_at - submitted_at >= interval '1 hours' then '1_to_4_hours' when staffed_at - submitted_at >= interval '0 hours' then 'under_1_hour' end) STORED,
	"project_owner_type" text,
	"project_owner" jsonb,
	"point_of_contact_type" text,
	"point_of_contact" jsonb,
	"invoice_to_user" jsonb,
	"invoice_notes" text DEFAULT '' NOT NULL,
	"booking_poc_phone_number" text DEFAULT '' NOT NULL,
	"booking_owner_phone_number" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"town_location" jsonb,
	"region" text COLLATE "C",
	"shoot_location" text COLLATE "C" GENERATED ALWAYS AS (left(case when coalesce(address->>'locality', '') = '' then null
        when coalesce(address->>'country', '') in ('', address->>'locality') then address->>'locality'
        else (address->>'locality') || ', ' || (address->>'country') end, 200)) STORED,
	"is_parking_available" boolean,
	"parking_details" text DEFAULT '' NOT NULL,
	"layout_lighting_details" text DEFAULT '' NOT NULL,
	"video_type" text,
	"video_type_details" text DEFAULT '' NOT NULL,
	"interviewee_type" text,
	"interviewee_type_details" text DEFAULT '' NOT NULL,
	"interviewees_presenters_details" text DEFAULT '' NOT NULL,
	"camera_operator_capture_details" text DEFAULT '' NOT NULL,
	"inspiration_details" text DEFAULT '' NOT NULL,
	"purchase_order" text DEFAULT '' NOT NULL,
	"purchase_order_type" text,
	"quote_number" text DEFAULT '' NOT NULL,
	"quote_number_type" text,
	"is_equipment_terms_accepted" boolean,
	"shoot_footage_upload_type" text,
	"camera_operator_shoot_footage_upload_type" text,
	"covid_19" text DEFAULT '' NOT NULL,
	"additional_details" text DEFAULT '' NOT NULL,
	"is_terms_accepted" boolean,
	"maximum_budget" bigint,
	"maximum_budget_currency" text DEFAULT 'AUD' NOT NULL,
	"is_client_cost_manual" boolean DEFAULT false NOT NULL,
	"client_cost" bigint,
	"client_cost_currency" text,
	"is_camera_operator_cost_manual" boolean DEFAULT false NOT NULL,
	"camera_operator_cost" bigint,
	"camera_operator_cost_currency" text,
	"camera_operator_id" uuid,
	"auto_assign_state" text DEFAULT 'init' NOT NULL,
	"camop_invoice_status" text COLLATE "C",
	"cancellation_reason" text,
	"cancellation_details" text DEFAULT '' NOT NULL,
	"late_fee" text COLLATE "C",
	"late_changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"has_fee" boolean DEFAULT false NOT NULL,
	"videographer_ratings" integer DEFAULT 0 NOT NULL,
	"shoot_ratings" integer DEFAULT 0 NOT NULL,
	"video_id" text,
	"hub_project_url" text,
	"hub_project_state" text DEFAULT 'none' NOT NULL,
	"hub_project_error" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"modified" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "booking_number" UNIQUE("tenant_id","booking_number")
);
--> statement-breakpoint
CREATE TABLE "shootline"."booking_assignment" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"camera_operator_id" uuid NOT NULL,
	"assigned" timestamp with time zone DEFAULT now() NOT NULL,
	"released" timestamp with time zone,
	"during" "tstzrange",
	CONSTRAINT "booking_assignment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."booking_availability" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"camera_operator_id" uuid NOT NULL,
	"state" text DEFAULT 'init' NOT NULL,
	"rank" integer DEFAULT 1 NOT NULL,
	"sent" timestamp with time zone,
	"exclusive_until" timestamp with time zone,
	"answered" timestamp with time zone,
	"opens" timestamp with time zone,
	"decline_reason" text DEFAULT '' NOT NULL,
	"booking_date" timestamp with time zone,
	"booking_end" timestamp with time zone,
	"booking_title" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"client_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"is_booking_deleted" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_availability_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "availability_once" UNIQUE("tenant_id","booking_id","camera_operator_id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."booking_event" (
	"tenant_id" uuid NOT NULL,
	"id" bigint DEFAULT (-1 - random() * 9e15)::bigint NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"people" uuid[] DEFAULT '{}' NOT NULL,
	"former_client_id" uuid,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_event_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."booking_file" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_file_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."booking_summary" (
	"tenant_id" uuid NOT NULL,
	"scope" text COLLATE "C" NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"period" text COLLATE "C" NOT NULL,
	"sums" json NOT NULL,
	CONSTRAINT "booking_summary_tenant_id_scope_source_period_pk" PRIMARY KEY("tenant_id","scope","source","period")
);
--> statement-breakpoint
CREATE TABLE "shootline"."busy_time" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"is_all_day" boolean DEFAULT false NOT NULL,
	"timezone" text NOT NULL,
	"note" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"is_from_calendar" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "busy_time_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."calendar_address" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"value" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_address_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id"),
	CONSTRAINT "calendar_address_value" UNIQUE("tenant_id","value")
);
--> statement-breakpoint
CREATE TABLE "shootline"."call_sheet" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"file_id" uuid,
	"camera_operator_id" uuid NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	"approved_by_id" uuid,
	"approved" timestamp with time zone,
	"outdated" timestamp with time zone,
	CONSTRAINT "call_sheet_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "call_sheet_version" UNIQUE("tenant_id","booking_id","version")
);
--> statement-breakpoint
CREATE TABLE "shootline"."call_sheet_reader" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"call_sheet_id" uuid NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"user_id" uuid,
	"full_name" text COLLATE "und-x-icu" NOT NULL,
	"email" text NOT NULL,
	"language" text COLLATE "C" NOT NULL,
	"opened" timestamp with time zone,
	"reminded" timestamp with time zone,
	"confirmed" timestamp with time zone,
	"confirmed_by" text COLLATE "C",
	CONSTRAINT "call_sheet_reader_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."cancellation_fee" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"category" text NOT NULL,
	"camera_operator_id" uuid,
	"created_by_id" uuid NOT NULL,
	"discount" integer NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancellation_fee_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."client" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"billing_region" text COLLATE "C" NOT NULL,
	"shoot_duration_max" integer DEFAULT 12 NOT NULL,
	"account_manager_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"hub_id" text COLLATE "C",
	"hub_updated" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"name_search" text COLLATE "C" GENERATED ALWAYS AS (left(translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(lower(name collate "und-x-icu"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') || case when normalize(lower(name collate "und-x-icu"), NFC) ~ '[äöüåø]' then chr(10) || translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(replace(replace(replace(replace(replace(normalize(lower(name collate "und-x-icu"), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe'), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') else '' end, 600)) STORED,
	CONSTRAINT "client_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "client_tenant_id_name_unique" UNIQUE("tenant_id","name"),
	CONSTRAINT "client_hub" UNIQUE("tenant_id","hub_id"),
	CONSTRAINT "client_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "shootline"."comment" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"edited" timestamp with time zone,
	CONSTRAINT "comment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."comment_attachment" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "comment_attachment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."comment_thread" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "comment_thread_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "thread_once" UNIQUE("tenant_id","booking_id","type")
);
--> statement-breakpoint
CREATE TABLE "shootline"."export" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"filter" jsonb NOT NULL,
	"format" text COLLATE "C" DEFAULT 'csv' NOT NULL,
	"requester_id" uuid NOT NULL,
	"recipient_ids" uuid[] NOT NULL,
	"request" text NOT NULL,
	"state" text COLLATE "C" DEFAULT 'waiting' NOT NULL,
	"last_error" text,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone,
	CONSTRAINT "export_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."export_file" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"export_id" uuid NOT NULL,
	"role" smallint NOT NULL,
	"recipient_ids" uuid[] NOT NULL,
	"storage_key" text,
	"file_name" text,
	"row_count" integer,
	"size" bigint,
	CONSTRAINT "export_file_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."feedback" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"camera_operator_id" uuid,
	"rating" integer DEFAULT 0 NOT NULL,
	"feedback_note" text DEFAULT '' NOT NULL,
	"received" boolean DEFAULT false NOT NULL,
	"dismissed" timestamp with time zone,
	"booking_day" date,
	"booking_month" date GENERATED ALWAYS AS (date_trunc('month', booking_day::timestamp)::date) STORED,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "feedback_once" UNIQUE("tenant_id","booking_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."hub_sync" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"run" uuid NOT NULL,
	"ends" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shootline"."invoice" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"camera_operator_id" uuid NOT NULL,
	"kind" text COLLATE "C" DEFAULT 'invoice' NOT NULL,
	"credited_invoice_id" uuid,
	"state" text COLLATE "C" DEFAULT 'init' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"invoice_number" text DEFAULT '' NOT NULL,
	"invoice_number_search" text COLLATE "C" GENERATED ALWAYS AS (left(translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(lower(invoice_number collate "und-x-icu"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') || case when normalize(lower(invoice_number collate "und-x-icu"), NFC) ~ '[äöüåø]' then chr(10) || translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(replace(replace(replace(replace(replace(normalize(lower(invoice_number collate "und-x-icu"), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe'), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') else '' end, 600)) STORED,
	"invoice_number_key" text COLLATE "C" GENERATED ALWAYS AS (coalesce(nullif(regexp_replace(regexp_replace(regexp_replace(normalize(lower(invoice_number collate "und-x-icu"), NFKC), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', '-', 'g'), '(?<![0-9])-|-(?![0-9])', '', 'g'), ''), lower(invoice_number))) STORED,
	"tax_details" text DEFAULT '' NOT NULL,
	"rejection_details" text DEFAULT '' NOT NULL,
	"claimed_amount" bigint,
	"part_amount" bigint,
	"currency" text NOT NULL,
	"line_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"billed_to_client" boolean DEFAULT false NOT NULL,
	"added_to_xero" boolean DEFAULT false NOT NULL,
	"quote_number" text,
	"po_number" text,
	"admin_invoice_notes" text,
	"quote_number_search" text COLLATE "C" GENERATED ALWAYS AS (left(translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(lower(coalesce(quote_number, booking_quote_number) collate "und-x-icu"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') || case when normalize(lower(coalesce(quote_number, booking_quote_number) collate "und-x-icu"), NFC) ~ '[äöüåø]' then chr(10) || translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(replace(replace(replace(replace(replace(normalize(lower(coalesce(quote_number, booking_quote_number) collate "und-x-icu"), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe'), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') else '' end, 600)) STORED,
	"po_number_search" text COLLATE "C" GENERATED ALWAYS AS (left(translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(lower(coalesce(po_number, booking_purchase_order) collate "und-x-icu"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') || case when normalize(lower(coalesce(po_number, booking_purchase_order) collate "und-x-icu"), NFC) ~ '[äöüåø]' then chr(10) || translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(replace(replace(replace(replace(replace(normalize(lower(coalesce(po_number, booking_purchase_order) collate "und-x-icu"), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe'), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') else '' end, 600)) STORED,
	"sales_invoice_number" text DEFAULT '' NOT NULL,
	"sales_invoice_number_search" text COLLATE "C" GENERATED ALWAYS AS (left(translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(lower(sales_invoice_number collate "und-x-icu"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') || case when normalize(lower(sales_invoice_number collate "und-x-icu"), NFC) ~ '[äöüåø]' then chr(10) || translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(replace(replace(replace(replace(replace(normalize(lower(sales_invoice_number collate "und-x-icu"), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe'), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') else '' end, 600)) STORED,
	"sales_invoice_number_key" text COLLATE "C" GENERATED ALWAYS AS (coalesce(nullif(regexp_replace(regexp_replace(regexp_replace(normalize(lower(sales_invoice_number collate "und-x-icu"), NFKC), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', '-', 'g'), '(?<![0-9])-|-(?![0-9])', '', 'g'), ''), lower(sales_invoice_number))) STORED,
	"booking_date" timestamp with time zone,
	"booking_day" date,
	"booking_title_search" text COLLATE "C" DEFAULT '' NOT NULL,
	"booking_quote_number" text DEFAULT '' NOT NULL,
	"booking_purchase_order" text DEFAULT '' NOT NULL,
	"is_booking_deleted" boolean DEFAULT false NOT NULL,
	"submitted" timestamp with time zone,
	"waiting_since" timestamp with time zone GENERATED ALWAYS AS (case when state = 'submitted' then coalesce(submitted, created) end) STORED,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"modified" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."invoice_file" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced" timestamp with time zone,
	CONSTRAINT "invoice_file_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."invoice_history" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"actor_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"invoice_number" text NOT NULL,
	"tax_details" text NOT NULL,
	"claimed_amount" bigint,
	"currency" text NOT NULL,
	"line_items" jsonb NOT NULL,
	"file_id" uuid,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_history_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."list_columns" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text COLLATE "C" NOT NULL,
	"columns" jsonb NOT NULL,
	CONSTRAINT "list_columns_tenant_id_user_id_list_pk" PRIMARY KEY("tenant_id","user_id","list")
);
--> statement-breakpoint
CREATE TABLE "shootline"."own_calendar" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"host" text NOT NULL,
	"name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"last_read" timestamp with time zone NOT NULL,
	"unread" jsonb DEFAULT '{"events":0,"zones":[],"isCut":false}'::jsonb NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text COLLATE "C",
	CONSTRAINT "own_calendar_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."app_user" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"role" smallint NOT NULL,
	"full_name" text COLLATE "und-x-icu" NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"invited_again" timestamp with time zone,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"timezone" text DEFAULT 'Australia/Sydney' NOT NULL,
	"language" text COLLATE "C" DEFAULT 'en-AU' NOT NULL,
	"muted" text[] DEFAULT '{}' NOT NULL,
	"first_page" text,
	"shows_welcome" boolean DEFAULT true NOT NULL,
	"client_id" uuid,
	"address" jsonb,
	"locality" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"hub_id" text COLLATE "C",
	"hub_updated" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"billing_region" text COLLATE "C",
	"region" text COLLATE "C",
	"locations" text[] DEFAULT '{}' NOT NULL,
	"working_hours" smallint[],
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"name_search" text COLLATE "C" GENERATED ALWAYS AS (left(translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(lower(full_name collate "und-x-icu"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') || case when normalize(lower(full_name collate "und-x-icu"), NFC) ~ '[äöüåø]' then chr(10) || translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(replace(replace(replace(replace(replace(normalize(lower(full_name collate "und-x-icu"), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe'), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') else '' end, 600)) STORED,
	"search" text COLLATE "C" GENERATED ALWAYS AS (left(translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(lower((full_name || ' ' || email) collate "und-x-icu"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') || case when normalize(lower((full_name || ' ' || email) collate "und-x-icu"), NFC) ~ '[äöüåø]' then chr(10) || translate(regexp_replace(regexp_replace(replace(replace(replace(replace(regexp_replace(normalize(replace(replace(replace(replace(replace(normalize(lower((full_name || ' ' || email) collate "und-x-icu"), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe'), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), '[\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'), 'øłđðı’‘ʼʹ′´`''', 'olddi') else '' end, 600)) STORED,
	CONSTRAINT "app_user_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "app_user_email" UNIQUE("tenant_id","email"),
	CONSTRAINT "app_user_hub" UNIQUE("tenant_id","hub_id"),
	CONSTRAINT "app_user_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "shootline"."remote_failure" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"remote" text COLLATE "C" NOT NULL,
	"version" text COLLATE "C" NOT NULL,
	"failure" text COLLATE "C" NOT NULL,
	"count" integer NOT NULL,
	"last" timestamp with time zone NOT NULL,
	"is_dismissed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "remote_failure_tenant_id_user_id_remote_version_failure_pk" PRIMARY KEY("tenant_id","user_id","remote","version","failure")
);
--> statement-breakpoint
CREATE TABLE "shootline"."saved_view" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text COLLATE "C" NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"search" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_view_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."snooze" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "snooze_tenant_id_user_id_kind_subject_pk" PRIMARY KEY("tenant_id","user_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "shootline"."state_log" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"user_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"staffing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"decline_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "state_log_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."summary_due" (
	"tenant_id" uuid NOT NULL,
	"cell" text COLLATE "C" NOT NULL,
	"day" date
);
--> statement-breakpoint
CREATE TABLE "shootline"."used_hub_token" (
	"tenant_id" uuid NOT NULL,
	"jti" text COLLATE "C" NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "used_hub_token_tenant_id_jti_pk" PRIMARY KEY("tenant_id","jti")
);
--> statement-breakpoint
CREATE TABLE "shootline"."user_action" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"actor_id" uuid,
	"verb" text NOT NULL,
	"target_name" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"unread" boolean DEFAULT true NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_action_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."applied_rules" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"applied" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shootline"."idempotency_key" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" jsonb,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_tenant_id_user_id_operation_key_pk" PRIMARY KEY("tenant_id","user_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "shootline"."installation_secret" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shootline"."workspace_secret" (
	"tenant_id" uuid NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "workspace_secret_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "shootline"."invoicing" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"country" text COLLATE "C" DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"is_tax_registered" boolean DEFAULT false NOT NULL,
	"number_scheme" text DEFAULT '' NOT NULL,
	"next_number" integer DEFAULT 1 NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"bank_masked" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoicing_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."job" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"lane" text COLLATE "C" DEFAULT 'quick' NOT NULL,
	"key" text COLLATE "C",
	"payload" jsonb NOT NULL,
	"state" text COLLATE "C" DEFAULT 'waiting' NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "job_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "job_once" UNIQUE("tenant_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "shootline"."known_browser" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"address" text NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browser_tenant_id_user_id_token_hash_pk" PRIMARY KEY("tenant_id","user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "shootline"."mail" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"recipient_name" text COLLATE "und-x-icu" NOT NULL,
	"recipient_address" text NOT NULL,
	"language" text COLLATE "C" DEFAULT 'en-AU' NOT NULL,
	"subject" text NOT NULL,
	"content" jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"about_id" uuid,
	"state" text COLLATE "C" DEFAULT 'queued' NOT NULL,
	"last_error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"sent" timestamp with time zone,
	CONSTRAINT "mail_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."numbering" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"last_booking" integer DEFAULT 10000 NOT NULL,
	"last_user" integer DEFAULT 0 NOT NULL,
	"last_client" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shootline"."passkey" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text COLLATE "C" NOT NULL,
	"public_key" text COLLATE "C" NOT NULL,
	"counter" bigint NOT NULL,
	"is_multi_device" boolean NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"transports" text[] NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone,
	CONSTRAINT "passkey_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "passkey_credential" UNIQUE("tenant_id","credential_id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."password_ticket" (
	"user_id" uuid NOT NULL,
	"purpose" text COLLATE "C" NOT NULL,
	"tenant_id" uuid NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "password_ticket_tenant_id_user_id_purpose_pk" PRIMARY KEY("tenant_id","user_id","purpose"),
	CONSTRAINT "password_ticket_token" UNIQUE("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "shootline"."rate_count" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_end" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shootline"."second_factor" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"recovery_hashes" text[] NOT NULL,
	"enabled" timestamp with time zone NOT NULL,
	CONSTRAINT "second_factor_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "shootline"."session" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"confirmed" timestamp with time zone NOT NULL,
	"address" text,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "session_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "session_token" UNIQUE("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "shootline"."tenant" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"alias" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"public_offer_title" text COLLATE "C" DEFAULT 'shoot' NOT NULL,
	"offer_hours" text COLLATE "C" DEFAULT 'limited' NOT NULL,
	"offer_hours_from" text COLLATE "C" DEFAULT '07:00' NOT NULL,
	"offer_hours_to" text COLLATE "C" DEFAULT '21:00' NOT NULL,
	"second_factor" text COLLATE "C" DEFAULT 'optional' NOT NULL,
	"invoice_name" text DEFAULT '' NOT NULL,
	"invoice_address" text DEFAULT '' NOT NULL,
	"invoice_country" text COLLATE "C" DEFAULT '' NOT NULL,
	"invoice_tax_number" text DEFAULT '' NOT NULL,
	"invoice_language" text COLLATE "C" DEFAULT 'en' NOT NULL,
	"place_changes_until" text COLLATE "C" DEFAULT 'any' NOT NULL,
	"content_changes_until" text COLLATE "C" DEFAULT 'any' NOT NULL,
	"cancellation_until" text COLLATE "C" DEFAULT 'any' NOT NULL,
	"minimum_gap" text COLLATE "C" DEFAULT '60' NOT NULL,
	"hub_synced" timestamp with time zone,
	"moving" text COLLATE "C",
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "shootline"."trusted_device" (
	"tenant_id" uuid NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"user_id" uuid NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "trusted_device_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "shootline"."undo_step" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "undo_step_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "undo_step_booking" UNIQUE("tenant_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "shootline"."audit_event" ADD CONSTRAINT "audit_event_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."audit_event" ADD CONSTRAINT "audit_event_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."audit_event" ADD CONSTRAINT "audit_event_subject_id_fk" FOREIGN KEY ("tenant_id","subject_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking" ADD CONSTRAINT "booking_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking" ADD CONSTRAINT "booking_client_id_fk" FOREIGN KEY ("tenant_id","client_id") REFERENCES "shootline"."client"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking" ADD CONSTRAINT "booking_submitter_id_fk" FOREIGN KEY ("tenant_id","submitter_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking" ADD CONSTRAINT "booking_camera_operator_id_fk" FOREIGN KEY ("tenant_id","camera_operator_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking_assignment" ADD CONSTRAINT "booking_assignment_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking_assignment" ADD CONSTRAINT "booking_assignment_booking_id_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "shootline"."booking"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking_assignment" ADD CONSTRAINT "booking_assignment_camera_operator_id_fk" FOREIGN KEY ("tenant_id","camera_operator_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking_availability" ADD CONSTRAINT "booking_availability_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking_availability" ADD CONSTRAINT "booking_availability_booking_id_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "shootline"."booking"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking_availability" ADD CONSTRAINT "booking_availability_camera_operator_id_fk" FOREIGN KEY ("tenant_id","camera_operator_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking_event" ADD CONSTRAINT "booking_event_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking_file" ADD CONSTRAINT "booking_file_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking_file" ADD CONSTRAINT "booking_file_booking_id_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "shootline"."booking"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking_file" ADD CONSTRAINT "booking_file_created_by_id_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."booking_summary" ADD CONSTRAINT "booking_summary_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."busy_time" ADD CONSTRAINT "busy_time_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."busy_time" ADD CONSTRAINT "busy_time_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."calendar_address" ADD CONSTRAINT "calendar_address_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."calendar_address" ADD CONSTRAINT "calendar_address_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet" ADD CONSTRAINT "call_sheet_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet" ADD CONSTRAINT "call_sheet_booking_id_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "shootline"."booking"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet" ADD CONSTRAINT "call_sheet_camera_operator_id_fk" FOREIGN KEY ("tenant_id","camera_operator_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet" ADD CONSTRAINT "call_sheet_created_by_id_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet" ADD CONSTRAINT "call_sheet_approved_by_id_fk" FOREIGN KEY ("tenant_id","approved_by_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet" ADD CONSTRAINT "call_sheet_file_id_fk" FOREIGN KEY ("tenant_id","file_id") REFERENCES "shootline"."booking_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet_reader" ADD CONSTRAINT "call_sheet_reader_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet_reader" ADD CONSTRAINT "call_sheet_reader_booking_id_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "shootline"."booking"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet_reader" ADD CONSTRAINT "call_sheet_reader_call_sheet_id_fk" FOREIGN KEY ("tenant_id","call_sheet_id") REFERENCES "shootline"."call_sheet"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."call_sheet_reader" ADD CONSTRAINT "call_sheet_reader_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."cancellation_fee" ADD CONSTRAINT "cancellation_fee_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."cancellation_fee" ADD CONSTRAINT "cancellation_fee_booking_id_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "shootline"."booking"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."cancellation_fee" ADD CONSTRAINT "cancellation_fee_camera_operator_id_fk" FOREIGN KEY ("tenant_id","camera_operator_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."cancellation_fee" ADD CONSTRAINT "cancellation_fee_created_by_id_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."client" ADD CONSTRAINT "client_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."comment" ADD CONSTRAINT "comment_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."comment" ADD CONSTRAINT "comment_thread_id_fk" FOREIGN KEY ("tenant_id","thread_id") REFERENCES "shootline"."comment_thread"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."comment" ADD CONSTRAINT "comment_created_by_id_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."comment_attachment" ADD CONSTRAINT "comment_attachment_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."comment_attachment" ADD CONSTRAINT "comment_attachment_comment_id_fk" FOREIGN KEY ("tenant_id","comment_id") REFERENCES "shootline"."comment"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."comment_thread" ADD CONSTRAINT "comment_thread_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."comment_thread" ADD CONSTRAINT "comment_thread_booking_id_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "shootline"."booking"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."export" ADD CONSTRAINT "export_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."export" ADD CONSTRAINT "export_requester_id_fk" FOREIGN KEY ("tenant_id","requester_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."export_file" ADD CONSTRAINT "export_file_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."export_file" ADD CONSTRAINT "export_file_export_id_fk" FOREIGN KEY ("tenant_id","export_id") REFERENCES "shootline"."export"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."feedback" ADD CONSTRAINT "feedback_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."feedback" ADD CONSTRAINT "feedback_booking_id_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "shootline"."booking"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."feedback" ADD CONSTRAINT "feedback_author_id_fk" FOREIGN KEY ("tenant_id","author_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."feedback" ADD CONSTRAINT "feedback_camera_operator_id_fk" FOREIGN KEY ("tenant_id","camera_operator_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."hub_sync" ADD CONSTRAINT "hub_sync_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoice" ADD CONSTRAINT "invoice_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoice" ADD CONSTRAINT "invoice_booking_id_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "shootline"."booking"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoice" ADD CONSTRAINT "invoice_camera_operator_id_fk" FOREIGN KEY ("tenant_id","camera_operator_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoice_file" ADD CONSTRAINT "invoice_file_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoice_file" ADD CONSTRAINT "invoice_file_invoice_id_fk" FOREIGN KEY ("tenant_id","invoice_id") REFERENCES "shootline"."invoice"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoice_file" ADD CONSTRAINT "invoice_file_created_by_id_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoice_history" ADD CONSTRAINT "invoice_history_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoice_history" ADD CONSTRAINT "invoice_history_invoice_id_fk" FOREIGN KEY ("tenant_id","invoice_id") REFERENCES "shootline"."invoice"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoice_history" ADD CONSTRAINT "invoice_history_actor_id_fk" FOREIGN KEY ("tenant_id","actor_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoice_history" ADD CONSTRAINT "invoice_history_file_id_fk" FOREIGN KEY ("tenant_id","file_id") REFERENCES "shootline"."invoice_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."list_columns" ADD CONSTRAINT "list_columns_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."list_columns" ADD CONSTRAINT "list_columns_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."own_calendar" ADD CONSTRAINT "own_calendar_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."own_calendar" ADD CONSTRAINT "own_calendar_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."app_user" ADD CONSTRAINT "app_user_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."app_user" ADD CONSTRAINT "app_user_client_id_fk" FOREIGN KEY ("tenant_id","client_id") REFERENCES "shootline"."client"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."remote_failure" ADD CONSTRAINT "remote_failure_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."remote_failure" ADD CONSTRAINT "remote_failure_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."saved_view" ADD CONSTRAINT "saved_view_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."saved_view" ADD CONSTRAINT "saved_view_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."snooze" ADD CONSTRAINT "snooze_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."snooze" ADD CONSTRAINT "snooze_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."state_log" ADD CONSTRAINT "state_log_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."state_log" ADD CONSTRAINT "state_log_booking_id_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "shootline"."booking"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."state_log" ADD CONSTRAINT "state_log_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."summary_due" ADD CONSTRAINT "summary_due_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."used_hub_token" ADD CONSTRAINT "used_hub_token_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."user_action" ADD CONSTRAINT "user_action_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."user_action" ADD CONSTRAINT "user_action_recipient_id_fk" FOREIGN KEY ("tenant_id","recipient_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."user_action" ADD CONSTRAINT "user_action_actor_id_fk" FOREIGN KEY ("tenant_id","actor_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."idempotency_key" ADD CONSTRAINT "idempotency_key_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."workspace_secret" ADD CONSTRAINT "workspace_secret_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoicing" ADD CONSTRAINT "invoicing_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."invoicing" ADD CONSTRAINT "invoicing_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."job" ADD CONSTRAINT "job_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."known_browser" ADD CONSTRAINT "known_browser_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."known_browser" ADD CONSTRAINT "known_browser_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."mail" ADD CONSTRAINT "mail_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."numbering" ADD CONSTRAINT "numbering_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."passkey" ADD CONSTRAINT "passkey_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."passkey" ADD CONSTRAINT "passkey_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."password_ticket" ADD CONSTRAINT "password_ticket_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."password_ticket" ADD CONSTRAINT "password_ticket_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."second_factor" ADD CONSTRAINT "second_factor_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."second_factor" ADD CONSTRAINT "second_factor_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."session" ADD CONSTRAINT "session_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."session" ADD CONSTRAINT "session_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."trusted_device" ADD CONSTRAINT "trusted_device_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."trusted_device" ADD CONSTRAINT "trusted_device_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."undo_step" ADD CONSTRAINT "undo_step_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."undo_step" ADD CONSTRAINT "undo_step_booking_id_fk" FOREIGN KEY ("tenant_id","booking_id") REFERENCES "shootline"."booking"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."undo_step" ADD CONSTRAINT "undo_step_actor_id_fk" FOREIGN KEY ("tenant_id","actor_id") REFERENCES "shootline"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_created" ON "shootline"."audit_event" USING btree ("tenant_id","created","id");--> statement-breakpoint
CREATE INDEX "audit_kind" ON "shootline"."audit_event" USING btree ("tenant_id","kind","created","id");--> statement-breakpoint
CREATE INDEX "audit_user" ON "shootline"."audit_event" USING btree ("tenant_id","user_id","created","id");--> statement-breakpoint
CREATE INDEX "audit_user_kind" ON "shootline"."audit_event" USING btree ("tenant_id","user_id","kind","created","id");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "shootline"."audit_event" USING btree ("tenant_id","subject_id","created","id","kind","user_id") WHERE subject_id is not null;--> statement-breakpoint
CREATE INDEX "booking_date" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day");--> statement-breakpoint
CREATE INDEX "booking_state" ON "shootline"."booking" USING btree ("tenant_id","state","id");--> statement-breakpoint
CREATE INDEX "booking_draft_modified" ON "shootline"."booking" USING btree ("tenant_id","modified" desc,"id" desc) WHERE "shootline"."booking"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "booking_title" ON "shootline"."booking" USING btree ("tenant_id","title","id","state");--> statement-breakpoint
CREATE INDEX "booking_client_name" ON "shootline"."booking" USING btree ("tenant_id","client_name","id","state");--> statement-breakpoint
CREATE INDEX "booking_invoice_status" ON "shootline"."booking" USING btree ("tenant_id","camop_invoice_status" desc nulls last,"id" desc,"state");--> statement-breakpoint
CREATE INDEX "booking_state_date" ON "shootline"."booking" USING btree ("tenant_id","state","date" desc nulls last,"id" desc,"region","billing_region","account_manager_id","camop_invoice_status","title_search","day","duration");--> statement-breakpoint
CREATE INDEX "booking_client_date" ON "shootline"."booking" USING btree ("tenant_id","client_id","date" desc nulls last,"id" desc,"state","day");--> statement-breakpoint
CREATE INDEX "booking_submitter_date" ON "shootline"."booking" USING btree ("tenant_id","submitter_id","date" desc nulls last,"id" desc,"state","day");--> statement-breakpoint
CREATE INDEX "booking_operator_date" ON "shootline"."booking" USING btree ("tenant_id","camera_operator_id","date" desc nulls last,"id" desc,"state","day");--> statement-breakpoint
CREATE INDEX "booking_manager_date" ON "shootline"."booking" USING btree ("tenant_id","account_manager_id","date" desc nulls last,"id" desc,"state","day");--> statement-breakpoint
CREATE INDEX "booking_region_date" ON "shootline"."booking" USING btree ("tenant_id","region","date" desc nulls last,"id" desc,"state","day");--> statement-breakpoint
CREATE INDEX "booking_billing_date" ON "shootline"."booking" USING btree ("tenant_id","billing_region","date" desc nulls last,"id" desc,"state","day");--> statement-breakpoint
CREATE INDEX "booking_invoice_date" ON "shootline"."booking" USING btree ("tenant_id","camop_invoice_status","date" desc nulls last,"id" desc,"state","day");--> statement-breakpoint
CREATE INDEX "booking_fee_due" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day","has_fee","camera_operator_id") WHERE "shootline"."booking"."late_fee" is not null;--> statement-breakpoint
CREATE INDEX "booking_unstaffed" ON "shootline"."booking" USING btree ("tenant_id","date","id","day") WHERE "shootline"."booking"."camera_operator_id" is null and "shootline"."booking"."state" in ('new', 'active', 'requested');--> statement-breakpoint
CREATE INDEX "booking_approval_time" ON "shootline"."booking" USING btree ("tenant_id","approval_time","date" desc nulls last,"id" desc,"state","day");--> statement-breakpoint
CREATE INDEX "booking_staffing_time" ON "shootline"."booking" USING btree ("tenant_id","staffing_time","date" desc nulls last,"id" desc,"state","day");--> statement-breakpoint
CREATE INDEX "booking_unstaffed_at_deadline" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day") WHERE "shootline"."booking"."state_at_deadline" in ('active', 'requested');--> statement-breakpoint
CREATE INDEX "booking_video_type_date" ON "shootline"."booking" USING btree ("tenant_id","video_type","date" desc nulls last,"id" desc,"state","day");--> statement-breakpoint
CREATE INDEX "booking_duration_date" ON "shootline"."booking" USING btree ("tenant_id","duration","date" desc nulls last,"id" desc,"state","day");--> statement-breakpoint
CREATE INDEX "booking_location_date" ON "shootline"."booking" USING btree ("tenant_id","shoot_location","date" desc nulls last,"id" desc,"state","day");--> statement-breakpoint
CREATE INDEX "booking_videographer_rated_0" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day") WHERE ("shootline"."booking"."videographer_ratings" & 1) <> 0;--> statement-breakpoint
CREATE INDEX "booking_shoot_rated_0" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day") WHERE ("shootline"."booking"."shoot_ratings" & 1) <> 0;--> statement-breakpoint
CREATE INDEX "booking_videographer_rated_1" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day") WHERE ("shootline"."booking"."videographer_ratings" & 2) <> 0;--> statement-breakpoint
CREATE INDEX "booking_shoot_rated_1" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day") WHERE ("shootline"."booking"."shoot_ratings" & 2) <> 0;--> statement-breakpoint
CREATE INDEX "booking_videographer_rated_2" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day") WHERE ("shootline"."booking"."videographer_ratings" & 4) <> 0;--> statement-breakpoint
CREATE INDEX "booking_shoot_rated_2" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day") WHERE ("shootline"."booking"."shoot_ratings" & 4) <> 0;--> statement-breakpoint
CREATE INDEX "booking_videographer_rated_3" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day") WHERE ("shootline"."booking"."videographer_ratings" & 8) <> 0;--> statement-breakpoint
CREATE INDEX "booking_shoot_rated_3" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day") WHERE ("shootline"."booking"."shoot_ratings" & 8) <> 0;--> statement-breakpoint
CREATE INDEX "booking_videographer_rated_4" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day") WHERE ("shootline"."booking"."videographer_ratings" & 16) <> 0;--> statement-breakpoint
CREATE INDEX "booking_shoot_rated_4" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day") WHERE ("shootline"."booking"."shoot_ratings" & 16) <> 0;--> statement-breakpoint
CREATE INDEX "booking_videographer_rated_5" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day") WHERE ("shootline"."booking"."videographer_ratings" & 32) <> 0;--> statement-breakpoint
CREATE INDEX "booking_shoot_rated_5" ON "shootline"."booking" USING btree ("tenant_id","date" desc nulls last,"id" desc,"state","day") WHERE ("shootline"."booking"."shoot_ratings" & 32) <> 0;--> statement-breakpoint
CREATE INDEX "booking_uid" ON "shootline"."booking" USING btree ("tenant_id","booking_uid");--> statement-breakpoint
CREATE INDEX "booking_title_part" ON "shootline"."booking" USING gin ("title_search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "booking_title_search" ON "shootline"."booking" USING btree ("tenant_id","title_search","state");--> statement-breakpoint
CREATE INDEX "booking_video" ON "shootline"."booking" USING btree ("tenant_id","video_id");--> statement-breakpoint
CREATE INDEX "booking_statistics" ON "shootline"."booking" USING btree ("tenant_id","day","state","billing_region","client_id","submitter_id","account_manager_id","camera_operator_id","region","shoot_location","video_type","duration","date","state_at_deadline");--> statement-breakpoint
CREATE INDEX "assignment_booking" ON "shootline"."booking_assignment" USING btree ("tenant_id","booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_open" ON "shootline"."booking_assignment" USING btree ("tenant_id","booking_id") WHERE released is null;--> statement-breakpoint
CREATE INDEX "assignment_operator" ON "shootline"."booking_assignment" USING btree ("tenant_id","camera_operator_id");--> statement-breakpoint
CREATE INDEX "assignment_recent" ON "shootline"."booking_assignment" USING btree ("tenant_id","assigned","camera_operator_id") WHERE released is null;--> statement-breakpoint
CREATE INDEX "availability_id" ON "shootline"."booking_availability" USING btree ("id");--> statement-breakpoint
CREATE INDEX "availability_operator" ON "shootline"."booking_availability" USING btree ("tenant_id","camera_operator_id","state","id","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "availability_operator_date" ON "shootline"."booking_availability" USING btree ("tenant_id","camera_operator_id","booking_date","state","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "availability_answers" ON "shootline"."booking_availability" USING btree ("tenant_id","camera_operator_id","sent","answered","state","exclusive_until");--> statement-breakpoint
CREATE INDEX "availability_state" ON "shootline"."booking_availability" USING btree ("tenant_id","state","id","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "availability_state_date" ON "shootline"."booking_availability" USING btree ("tenant_id","state","booking_date" desc nulls last,"id" desc,"is_booking_deleted","booking_end");--> statement-breakpoint
CREATE INDEX "availability_unanswered" ON "shootline"."booking_availability" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE ("shootline"."booking_availability"."state" = 'unknown' or "shootline"."booking_availability"."state" = 'awaiting_send' and "shootline"."booking_availability"."sent" is not null);--> statement-breakpoint
CREATE INDEX "availability_opens" ON "shootline"."booking_availability" USING btree ("tenant_id","booking_id") WHERE "shootline"."booking_availability"."opens" is not null;--> statement-breakpoint
CREATE INDEX "availability_date" ON "shootline"."booking_availability" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted");--> statement-breakpoint
CREATE INDEX "availability_title" ON "shootline"."booking_availability" USING btree ("tenant_id","booking_title","id","is_booking_deleted","state","booking_date","booking_end","sent");--> statement-breakpoint
CREATE INDEX "availability_client" ON "shootline"."booking_availability" USING btree ("tenant_id","client_name","id","is_booking_deleted","state","booking_date","booking_end","sent");--> statement-breakpoint
CREATE INDEX "booking_event_created" ON "shootline"."booking_event" USING btree ("tenant_id","created");--> statement-breakpoint
CREATE INDEX "file_booking" ON "shootline"."booking_file" USING btree ("tenant_id","booking_id","created");--> statement-breakpoint
CREATE INDEX "busy_time_user" ON "shootline"."busy_time" USING btree ("tenant_id","user_id","starts","ends");--> statement-breakpoint
CREATE INDEX "busy_time_start" ON "shootline"."busy_time" USING btree ("tenant_id","starts","ends","user_id");--> statement-breakpoint
CREATE INDEX "busy_time_long" ON "shootline"."busy_time" USING btree ("tenant_id","starts","ends","user_id") WHERE ends - starts > interval '1 day';--> statement-breakpoint
CREATE INDEX "call_sheet_file" ON "shootline"."call_sheet" USING btree ("tenant_id","file_id");--> statement-breakpoint
CREATE INDEX "call_sheet_reader_sheet" ON "shootline"."call_sheet_reader" USING btree ("tenant_id","call_sheet_id");--> statement-breakpoint
CREATE INDEX "call_sheet_reader_booking" ON "shootline"."call_sheet_reader" USING btree ("tenant_id","booking_id");--> statement-breakpoint
CREATE INDEX "fee_booking" ON "shootline"."cancellation_fee" USING btree ("tenant_id","booking_id","created");--> statement-breakpoint
CREATE INDEX "fee_operator" ON "shootline"."cancellation_fee" USING btree ("tenant_id","camera_operator_id","booking_id");--> statement-breakpoint
CREATE INDEX "client_name_part" ON "shootline"."client" USING gin ("name_search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "client_account_manager" ON "shootline"."client" USING btree ("tenant_id","account_manager_id");--> statement-breakpoint
CREATE INDEX "comment_thread_created" ON "shootline"."comment" USING btree ("tenant_id","thread_id","created","id");--> statement-breakpoint
CREATE INDEX "attachment_comment" ON "shootline"."comment_attachment" USING btree ("tenant_id","comment_id");--> statement-breakpoint
CREATE INDEX "export_requester" ON "shootline"."export" USING btree ("tenant_id","requester_id","created");--> statement-breakpoint
CREATE INDEX "export_file_of" ON "shootline"."export_file" USING btree ("tenant_id","export_id");--> statement-breakpoint
CREATE INDEX "feedback_operator" ON "shootline"."feedback" USING btree ("tenant_id","camera_operator_id","created","id","rating") WHERE received;--> statement-breakpoint
CREATE INDEX "feedback_author" ON "shootline"."feedback" USING btree ("tenant_id","author_id","created");--> statement-breakpoint
CREATE INDEX "feedback_received" ON "shootline"."feedback" USING btree ("tenant_id","created","id") WHERE received;--> statement-breakpoint
CREATE INDEX "feedback_on_videographers" ON "shootline"."feedback" USING btree ("tenant_id","booking_month","created","id","booking_day") WHERE received and "shootline"."feedback"."camera_operator_id" is not null;--> statement-breakpoint
CREATE INDEX "feedback_on_shoots" ON "shootline"."feedback" USING btree ("tenant_id","booking_month","created","id","booking_day") WHERE received and "shootline"."feedback"."camera_operator_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_open" ON "shootline"."invoice" USING btree ("tenant_id","booking_id","camera_operator_id") WHERE kind = 'invoice' and state <> 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_open" ON "shootline"."invoice" USING btree ("tenant_id","credited_invoice_id") WHERE kind = 'credit_note' and state <> 'approved';--> statement-breakpoint
CREATE INDEX "invoice_booking" ON "shootline"."invoice" USING btree ("tenant_id","booking_id","camera_operator_id");--> statement-breakpoint
CREATE INDEX "invoice_date" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted","booking_day");--> statement-breakpoint
CREATE INDEX "invoice_created" ON "shootline"."invoice" USING btree ("tenant_id","created","id","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_modified" ON "shootline"."invoice" USING btree ("tenant_id","modified","id","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_waiting" ON "shootline"."invoice" USING btree ("tenant_id","waiting_since","id","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_operator" ON "shootline"."invoice" USING btree ("tenant_id","camera_operator_id","state","booking_date","is_booking_deleted","currency","claimed_amount");--> statement-breakpoint
CREATE INDEX "invoice_own" ON "shootline"."invoice" USING btree ("tenant_id","camera_operator_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted","booking_day","state","added_to_xero","currency","claimed_amount");--> statement-breakpoint
CREATE INDEX "invoice_state" ON "shootline"."invoice" USING btree ("tenant_id","state","booking_date" desc nulls last,"id" desc,"is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_not_approved" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."state" <> 'approved';--> statement-breakpoint
CREATE INDEX "invoice_billed" ON "shootline"."invoice" USING btree ("tenant_id","billed_to_client","booking_date" desc nulls last,"id" desc,"is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_in_xero" ON "shootline"."invoice" USING btree ("tenant_id","added_to_xero","booking_date" desc nulls last,"id" desc,"is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_to_bill" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."state" = 'approved' and not "shootline"."invoice"."billed_to_client" and "shootline"."invoice"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoice_to_enter_in_xero" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."state" = 'approved' and not "shootline"."invoice"."added_to_xero";--> statement-breakpoint
CREATE INDEX "invoice_with_number" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."invoice_number" <> '';--> statement-breakpoint
CREATE INDEX "invoice_without_number" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."invoice_number" = '';--> statement-breakpoint
CREATE INDEX "invoice_with_quote" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."quote_number_search" <> '';--> statement-breakpoint
CREATE INDEX "invoice_without_quote" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."quote_number_search" = '';--> statement-breakpoint
CREATE INDEX "invoice_with_po" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."po_number_search" <> '';--> statement-breakpoint
CREATE INDEX "invoice_without_po" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."po_number_search" = '';--> statement-breakpoint
CREATE INDEX "invoice_with_sales_number" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."sales_invoice_number" <> '';--> statement-breakpoint
CREATE INDEX "invoice_without_sales_number" ON "shootline"."invoice" USING btree ("tenant_id","booking_date" desc nulls last,"id" desc,"is_booking_deleted") WHERE "shootline"."invoice"."sales_invoice_number" = '';--> statement-breakpoint
CREATE INDEX "invoice_booking_title" ON "shootline"."invoice" USING btree ("tenant_id","booking_title_search","is_booking_deleted");--> statement-breakpoint
CREATE INDEX "invoice_texts" ON "shootline"."invoice" USING gin ("booking_title_search" gin_trgm_ops,"invoice_number_search" gin_trgm_ops,"quote_number_search" gin_trgm_ops,"po_number_search" gin_trgm_ops,"sales_invoice_number_search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoice_file_invoice" ON "shootline"."invoice_file" USING btree ("tenant_id","invoice_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_file_current" ON "shootline"."invoice_file" USING btree ("tenant_id","invoice_id") WHERE replaced is null;--> statement-breakpoint
CREATE INDEX "invoice_file_content" ON "shootline"."invoice_file" USING btree ("tenant_id","storage_key");--> statement-breakpoint
CREATE INDEX "invoice_history_invoice" ON "shootline"."invoice_history" USING btree ("tenant_id","invoice_id","created");--> statement-breakpoint
CREATE INDEX "invoice_history_file" ON "shootline"."invoice_history" USING btree ("tenant_id","file_id");--> statement-breakpoint
CREATE INDEX "app_user_name" ON "shootline"."app_user" USING btree ("tenant_id","role","full_name","id");--> statement-breakpoint
CREATE INDEX "app_user_by_name" ON "shootline"."app_user" USING btree ("tenant_id","full_name","id");--> statement-breakpoint
CREATE INDEX "app_user_texts" ON "shootline"."app_user" USING gin ("name_search" gin_trgm_ops,"search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "app_user_client" ON "shootline"."app_user" USING btree ("tenant_id","client_id");--> statement-breakpoint
CREATE INDEX "app_user_working_hours" ON "shootline"."app_user" USING btree ("tenant_id","timezone") WHERE working_hours is not null;--> statement-breakpoint
CREATE INDEX "remote_failure_last" ON "shootline"."remote_failure" USING btree ("tenant_id","last");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "shootline"."saved_view" USING btree ("tenant_id","user_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "state_log_booking" ON "shootline"."state_log" USING btree ("tenant_id","booking_id","at");--> statement-breakpoint
CREATE INDEX "summary_due_cell" ON "shootline"."summary_due" USING btree ("tenant_id","cell","day");--> statement-breakpoint
CREATE INDEX "user_action_recipient" ON "shootline"."user_action" USING btree ("tenant_id","recipient_id","unread","created","id");--> statement-breakpoint
CREATE INDEX "user_action_unread" ON "shootline"."user_action" USING btree ("tenant_id","recipient_id","booking_id") WHERE "shootline"."user_action"."unread";--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "shootline"."idempotency_key" USING btree ("tenant_id","user_id","created");--> statement-breakpoint
CREATE INDEX "job_due" ON "shootline"."job" USING btree ("lane","run_at","id","kind") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "job_turn" ON "shootline"."job" USING btree ("tenant_id","lane","run_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "job_kind" ON "shootline"."job" USING btree ("kind","tenant_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "job_failed" ON "shootline"."job" USING btree ("kind") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "job_state" ON "shootline"."job" USING btree ("tenant_id","state","run_at","id");--> statement-breakpoint
CREATE INDEX "mail_created" ON "shootline"."mail" USING btree ("tenant_id","created","id");--> statement-breakpoint
CREATE INDEX "mail_state" ON "shootline"."mail" USING btree ("tenant_id","state","created","id");--> statement-breakpoint
CREATE INDEX "passkey_user" ON "shootline"."passkey" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "rate_count_window_end" ON "shootline"."rate_count" USING btree ("window_end");--> statement-breakpoint
CREATE INDEX "session_user_id" ON "shootline"."session" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "shootline"."session" USING btree ("tenant_id","expires");--> statement-breakpoint
CREATE INDEX "trusted_device_user" ON "shootline"."trusted_device" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "trusted_device_expires" ON "shootline"."trusted_device" USING btree ("tenant_id","expires");--> statement-breakpoint
-- Written by hand, as drizzle-kit knows no exclusion constraints.
ALTER TABLE "shootline"."booking_assignment" ADD CONSTRAINT "assignment_overlap" EXCLUDE USING gist (
  "tenant_id" WITH =, "camera_operator_id" WITH =, "during" WITH &&
) WHERE ("released" IS NULL AND "during" IS NOT NULL);--> statement-breakpoint
CREATE INDEX "undo_step_until" ON "shootline"."undo_step" USING btree ("tenant_id","until");