CREATE TABLE "campaign_code" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"page_id" text NOT NULL,
	"hash" text NOT NULL,
	"uses_most" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_code_tenant_id_page_id_hash_pk" PRIMARY KEY("tenant_id","page_id","hash"),
	CONSTRAINT "campaign_code_uses" CHECK ("campaign_code"."uses" between 0 and "campaign_code"."uses_most")
);
--> statement-breakpoint
CREATE TABLE "campaign_code_page" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"identifier" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"note" jsonb,
	"picture" jsonb NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"reward_kind" text NOT NULL,
	"reward_amount" integer NOT NULL,
	"is_once_per_fan" boolean NOT NULL,
	"uses_most" integer NOT NULL,
	"proposed_by" text NOT NULL,
	"approved_by" text NOT NULL,
	CONSTRAINT "campaign_code_page_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "campaign_code_page_period" CHECK ("campaign_code_page"."opens_at" < "campaign_code_page"."closes_at"),
	CONSTRAINT "campaign_code_page_reward" CHECK ("campaign_code_page"."reward_amount" >= 1 and "campaign_code_page"."uses_most" >= 1),
	CONSTRAINT "campaign_code_page_people" CHECK ("campaign_code_page"."proposed_by" <> "campaign_code_page"."approved_by")
);
--> statement-breakpoint
CREATE TABLE "campaign_code_use" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"page_id" text NOT NULL,
	"hash" text NOT NULL,
	"fan_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"ending" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reward_kind" text NOT NULL,
	"reward_amount" integer NOT NULL,
	CONSTRAINT "campaign_code_use_tenant_id_page_id_hash_fan_id_pk" PRIMARY KEY("tenant_id","page_id","hash","fan_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_code" ADD CONSTRAINT "campaign_code_page_id" FOREIGN KEY ("tenant_id","page_id") REFERENCES "public"."campaign_code_page"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_code_page" ADD CONSTRAINT "campaign_code_page_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_code_use" ADD CONSTRAINT "campaign_code_use_code" FOREIGN KEY ("tenant_id","page_id","hash") REFERENCES "public"."campaign_code"("tenant_id","page_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_code_use" ADD CONSTRAINT "campaign_code_use_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_code_page_identifier" ON "campaign_code_page" USING btree ("tenant_id","community_id","identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_code_use_key" ON "campaign_code_use" USING btree ("tenant_id","fan_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "campaign_code_use_fan" ON "campaign_code_use" USING btree ("tenant_id","fan_id","page_id","at");