CREATE TABLE "step" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"season_id" text NOT NULL,
	"number" integer NOT NULL,
	"points" integer NOT NULL,
	"reward_kind" text NOT NULL,
	"reward_amount" integer NOT NULL,
	CONSTRAINT "step_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "step_counts" CHECK ("step"."number" >= 1 and "step"."points" >= 1 and "step"."reward_amount" >= 1),
	CONSTRAINT "step_reward" CHECK ("step"."reward_kind" in ('COIN', 'TREASURE_MACHINE_TICKET', 'STAMINA_RECOVERY_TICKET'))
);
--> statement-breakpoint
CREATE TABLE "step_claim" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"step_id" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reward_kind" text NOT NULL,
	"reward_amount" integer NOT NULL,
	CONSTRAINT "step_claim_tenant_id_fan_id_step_id_pk" PRIMARY KEY("tenant_id","fan_id","step_id")
);
--> statement-breakpoint
CREATE TABLE "step_season" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"opens_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "step_season_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "step_season_days" CHECK ("step_season"."ends_on" > "step_season"."opens_on")
);
--> statement-breakpoint
ALTER TABLE "step" ADD CONSTRAINT "step_season_id" FOREIGN KEY ("tenant_id","season_id") REFERENCES "public"."step_season"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_claim" ADD CONSTRAINT "step_claim_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_claim" ADD CONSTRAINT "step_claim_step_id" FOREIGN KEY ("tenant_id","step_id") REFERENCES "public"."step"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_season" ADD CONSTRAINT "step_season_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "step_number" ON "step" USING btree ("tenant_id","season_id","number");--> statement-breakpoint
CREATE INDEX "step_claim_step" ON "step_claim" USING btree ("tenant_id","step_id");--> statement-breakpoint
CREATE UNIQUE INDEX "step_season_opens" ON "step_season" USING btree ("tenant_id","community_id","opens_on");