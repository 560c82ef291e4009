CREATE TABLE "shootline"."hub_sync" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"run" uuid NOT NULL,
	"ends" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shootline"."used_hub_token" (
	"tenant_id" uuid NOT NULL,
	"jti" text COLLATE "C" NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "used_hub_token_tenant_id_jti_pk" PRIMARY KEY("tenant_id","jti")
);
--> statement-breakpoint
ALTER TABLE "shootline"."client" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shootline"."client" ADD COLUMN "hub_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "shootline"."client" ADD COLUMN "hub_updated" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shootline"."person" ADD COLUMN "hub_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "shootline"."person" ADD COLUMN "hub_updated" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shootline"."hub_sync" ADD CONSTRAINT "hub_sync_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."used_hub_token" ADD CONSTRAINT "used_hub_token_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "shootline"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shootline"."client" ADD CONSTRAINT "client_hub" UNIQUE("tenant_id","hub_id");--> statement-breakpoint
ALTER TABLE "shootline"."person" ADD CONSTRAINT "person_hub" UNIQUE("tenant_id","hub_id");
--> statement-breakpoint
ALTER TABLE shootline.hub_sync ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.hub_sync FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_isolation ON shootline.hub_sync
  USING (tenant_id = (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE shootline.used_hub_token ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.used_hub_token FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_isolation ON shootline.used_hub_token
  USING (tenant_id = (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
-- Sessions are closed to the tenants' role: it can end those of its own workspace, and see none.
CREATE FUNCTION shootline.end_sessions(people uuid[]) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
  DELETE FROM session
    WHERE tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      AND person_id = ANY (people)
$$;
