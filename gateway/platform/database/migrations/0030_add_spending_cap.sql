CREATE TABLE "spending_cap" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"yen" integer,
	"next_yen" integer,
	"changes_at" timestamp (3) with time zone,
	CONSTRAINT "spending_cap_tenant_id_fan_id_pk" PRIMARY KEY("tenant_id","fan_id")
);
--> statement-breakpoint
CREATE TABLE "spending_notice" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"month" text NOT NULL,
	"yen" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "spending_notice_tenant_id_fan_id_month_yen_pk" PRIMARY KEY("tenant_id","fan_id","month","yen")
);
--> statement-breakpoint
ALTER TABLE "spending_cap" ADD CONSTRAINT "spending_cap_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;