CREATE TABLE "fortune" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"luck" text NOT NULL,
	"text" jsonb NOT NULL,
	"charm" jsonb NOT NULL,
	"talent_id" text,
	CONSTRAINT "fortune_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "fortune_opening" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"community_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"day" date NOT NULL,
	"fortune_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fortune_opening_tenant_id_community_id_fan_id_day_pk" PRIMARY KEY("tenant_id","community_id","fan_id","day")
);
--> statement-breakpoint
ALTER TABLE "fortune" ADD CONSTRAINT "fortune_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fortune_opening" ADD CONSTRAINT "fortune_opening_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fortune_opening" ADD CONSTRAINT "fortune_opening_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fortune_opening" ADD CONSTRAINT "fortune_opening_fortune_id" FOREIGN KEY ("tenant_id","fortune_id") REFERENCES "public"."fortune"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fortune_slug" ON "fortune" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "fortune_position" ON "fortune" USING btree ("tenant_id","community_id","position");--> statement-breakpoint
CREATE INDEX "fortune_opening_fortune" ON "fortune_opening" USING btree ("tenant_id","fortune_id");