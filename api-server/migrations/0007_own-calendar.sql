CREATE TABLE "shootline"."own_calendar" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"address" text NOT NULL,
	"host" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"last_read" timestamp with time zone NOT NULL,
	"failure" text COLLATE "C",
	CONSTRAINT "own_calendar_tenant_id_person_id_pk" PRIMARY KEY("tenant_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "shootline"."busy_time" ADD COLUMN "is_from_calendar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shootline"."own_calendar" ADD CONSTRAINT "own_calendar_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."own_calendar" ADD CONSTRAINT "own_calendar_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "shootline"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_time_long" ON "shootline"."busy_time" USING btree ("tenant_id","starts","ends","person_id") WHERE ends - starts > interval '1 day';