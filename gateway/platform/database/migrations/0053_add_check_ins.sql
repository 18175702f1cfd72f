CREATE TABLE "check_in" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"community_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"streak" integer NOT NULL,
	"bridged" text[] NOT NULL,
	"coins" integer NOT NULL,
	"month_coins" integer NOT NULL,
	CONSTRAINT "check_in_tenant_id_community_id_fan_id_day_pk" PRIMARY KEY("tenant_id","community_id","fan_id","day"),
	CONSTRAINT "check_in_streak" CHECK ("check_in"."streak" >= 1),
	CONSTRAINT "check_in_coins" CHECK ("check_in"."month_coins" >= 0 and "check_in"."coins" > "check_in"."month_coins")
);
--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;