CREATE TABLE "mission_event" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"community_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mission_event_tenant_id_fan_id_community_id_kind_key_pk" PRIMARY KEY("tenant_id","fan_id","community_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "mission" DROP CONSTRAINT "mission_reward";--> statement-breakpoint
ALTER TABLE "mission_event" ADD CONSTRAINT "mission_event_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_event" ADD CONSTRAINT "mission_event_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission" ADD CONSTRAINT "mission_thing_one" CHECK ("mission"."reward_kind" not in ('COLLECTABLE_CARD', 'NFT') or "mission"."reward_amount" = 1);--> statement-breakpoint
ALTER TABLE "mission" ADD CONSTRAINT "mission_reward" CHECK ("mission"."reward_amount" >= 1 and ("mission"."reward_kind" in ('PROFILE_BADGE', 'COLLECTABLE_CARD', 'NFT')) = ("mission"."reward_thing_id" is not null));