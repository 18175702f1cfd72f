CREATE TABLE "tenant_host" (
	"host" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"is_main" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "brand" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_host_main" ON "tenant_host" USING btree ("tenant") WHERE "tenant_host"."is_main";