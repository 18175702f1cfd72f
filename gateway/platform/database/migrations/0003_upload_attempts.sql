CREATE TABLE "upload_attempt" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"owner_id" text NOT NULL,
	"attempted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upload_attempt_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "upload_attempt_owner" ON "upload_attempt" USING btree ("tenant_id","owner_id","attempted_at");--> statement-breakpoint
CREATE INDEX "upload_attempt_time" ON "upload_attempt" USING btree ("tenant_id","attempted_at");