CREATE TABLE "data_export" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"fan_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"size" integer,
	"file" "bytea",
	CONSTRAINT "data_export_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "data_export_ready" CHECK (num_nulls(ready_at, ends_at, size, file) in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_key" ON "data_export" USING btree ("tenant_id","fan_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_open" ON "data_export" USING btree ("tenant_id","fan_id") WHERE ready_at is null;--> statement-breakpoint
CREATE INDEX "data_export_fan" ON "data_export" USING btree ("tenant_id","fan_id","requested_at");