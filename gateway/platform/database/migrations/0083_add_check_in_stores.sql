CREATE TABLE "check_in_store" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"note" jsonb,
	"coins" integer NOT NULL,
	"printed_coins" integer NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"visits_most" integer NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"proposed_by" text NOT NULL,
	"approved_by" text NOT NULL,
	CONSTRAINT "check_in_store_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "check_in_store_two" CHECK ("check_in_store"."proposed_by" <> "check_in_store"."approved_by"),
	CONSTRAINT "check_in_store_period" CHECK ("check_in_store"."closes_at" > "check_in_store"."opens_at"),
	CONSTRAINT "check_in_store_coins" CHECK ("check_in_store"."printed_coins" >= 1 and "check_in_store"."coins" between "check_in_store"."printed_coins" and 200),
	CONSTRAINT "check_in_store_budget" CHECK ("check_in_store"."visits" between 0 and "check_in_store"."visits_most"),
	CONSTRAINT "check_in_store_codes" CHECK ("check_in_store"."number" between 1 and 1023 and "check_in_store"."edition" between 1 and 1023)
);
--> statement-breakpoint
CREATE TABLE "check_in_store_visit" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"store_id" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"proof" text NOT NULL,
	"coins" integer NOT NULL,
	CONSTRAINT "check_in_store_visit_tenant_id_fan_id_store_id_day_pk" PRIMARY KEY("tenant_id","fan_id","store_id","day")
);
--> statement-breakpoint
ALTER TABLE "check_in_store" ADD CONSTRAINT "check_in_store_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_store_visit" ADD CONSTRAINT "check_in_store_visit_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_store_visit" ADD CONSTRAINT "check_in_store_visit_of" FOREIGN KEY ("tenant_id","store_id") REFERENCES "public"."check_in_store"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_store_slug" ON "check_in_store" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_store_number" ON "check_in_store" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE INDEX "check_in_store_visit_store" ON "check_in_store_visit" USING btree ("tenant_id","store_id");