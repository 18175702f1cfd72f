CREATE TABLE "direct_attempt" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "direct_attempt_tenant_id_fan_id_partner_id_pk" PRIMARY KEY("tenant_id","fan_id","partner_id")
);
--> statement-breakpoint
ALTER TABLE "direct_attempt" ADD CONSTRAINT "direct_attempt_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;