CREATE TABLE "mission" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"goal" integer NOT NULL,
	"position" integer NOT NULL,
	"reward_kind" text NOT NULL,
	"reward_amount" integer NOT NULL,
	"reward_thing_id" text,
	CONSTRAINT "mission_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "mission_goal" CHECK ("mission"."goal" >= 1),
	CONSTRAINT "mission_reward" CHECK ("mission"."reward_amount" >= 1 and ("mission"."reward_kind" = 'PROFILE_BADGE') = ("mission"."reward_thing_id" is not null)),
	CONSTRAINT "mission_badge_once" CHECK ("mission"."reward_kind" <> 'PROFILE_BADGE' or ("mission"."period" = 'ONCE' and "mission"."reward_amount" = 1))
);
--> statement-breakpoint
CREATE TABLE "mission_claim" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"mission_id" text NOT NULL,
	"round" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mission_claim_tenant_id_fan_id_mission_id_round_pk" PRIMARY KEY("tenant_id","fan_id","mission_id","round")
);
--> statement-breakpoint
ALTER TABLE "mission" ADD CONSTRAINT "mission_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_claim" ADD CONSTRAINT "mission_claim_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_claim" ADD CONSTRAINT "mission_claim_mission_id" FOREIGN KEY ("tenant_id","mission_id") REFERENCES "public"."mission"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mission_slug" ON "mission" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE INDEX "mission_claim_mission" ON "mission_claim" USING btree ("tenant_id","mission_id");