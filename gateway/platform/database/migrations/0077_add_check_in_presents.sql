CREATE TABLE "check_in_present" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"digital_item" text,
	"thing_id" text,
	"amount" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"stamps" integer NOT NULL,
	"stock" integer NOT NULL,
	"left" integer NOT NULL,
	"proposed_by" text NOT NULL,
	"approved_by" text NOT NULL,
	CONSTRAINT "check_in_present_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "check_in_present_two" CHECK ("check_in_present"."proposed_by" <> "check_in_present"."approved_by"),
	CONSTRAINT "check_in_present_month" CHECK (extract(day from "check_in_present"."month") = 1),
	CONSTRAINT "check_in_present_stamps" CHECK ("check_in_present"."stamps" between 1 and 31),
	CONSTRAINT "check_in_present_left" CHECK ("check_in_present"."left" between 0 and "check_in_present"."stock"),
	CONSTRAINT "check_in_present_item" CHECK (("check_in_present"."kind" = 'DIGITAL_ITEM') = ("check_in_present"."digital_item" is not null)
        and (coalesce("check_in_present"."digital_item", '') in ('PROFILE_BADGE', 'COLLECTABLE_CARD')) = ("check_in_present"."thing_id" is not null)
        and "check_in_present"."amount" >= 1
        and ("check_in_present"."amount" = 1 or coalesce("check_in_present"."digital_item", '') = 'TREASURE_MACHINE_TICKET'))
);
--> statement-breakpoint
CREATE TABLE "check_in_present_claim" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"present_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"delivery_id" text,
	CONSTRAINT "check_in_present_claim_tenant_id_fan_id_present_id_pk" PRIMARY KEY("tenant_id","fan_id","present_id")
);
--> statement-breakpoint
ALTER TABLE "check_in_present" ADD CONSTRAINT "check_in_present_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_present_claim" ADD CONSTRAINT "check_in_present_claim_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_present_claim" ADD CONSTRAINT "check_in_present_claim_of" FOREIGN KEY ("tenant_id","present_id") REFERENCES "public"."check_in_present"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_present_slug" ON "check_in_present" USING btree ("tenant_id","community_id","month","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_present_claim_key" ON "check_in_present_claim" USING btree ("tenant_id","fan_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "check_in_present_claim_present" ON "check_in_present_claim" USING btree ("tenant_id","present_id");