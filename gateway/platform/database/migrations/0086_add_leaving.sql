CREATE TABLE "leaving" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"farewell" "bytea",
	CONSTRAINT "leaving_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "leaving" ADD CONSTRAINT "leaving_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "leaving_key" ON "leaving" USING btree ("tenant_id","user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "leaving_open" ON "leaving" USING btree ("tenant_id","user_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "leaving_due" ON "leaving" USING btree ("tenant_id","ends_at") WHERE undone_at is null and done_at is null;