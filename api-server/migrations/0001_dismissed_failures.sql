-- release: 0.1.0
ALTER TABLE "shootline"."remote_failure" ADD COLUMN "is_dismissed" boolean DEFAULT false NOT NULL;