CREATE TABLE "questionnaire" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"results_for" text NOT NULL,
	"questions" jsonb NOT NULL,
	"coins" integer NOT NULL,
	"rewards_most" integer NOT NULL,
	"rewards_given" integer DEFAULT 0 NOT NULL,
	"proposed_by" text NOT NULL,
	"approved_by" text NOT NULL,
	CONSTRAINT "questionnaire_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "questionnaire_period" CHECK ("questionnaire"."opens_at" < "questionnaire"."closes_at"),
	CONSTRAINT "questionnaire_reward" CHECK ("questionnaire"."coins" >= 0 and ("questionnaire"."coins" = 0 or "questionnaire"."proposed_by" <> "questionnaire"."approved_by")),
	CONSTRAINT "questionnaire_budget" CHECK ("questionnaire"."rewards_given" between 0 and "questionnaire"."rewards_most" and ("questionnaire"."coins" > 0) = ("questionnaire"."rewards_most" > 0))
);
--> statement-breakpoint
CREATE TABLE "questionnaire_response" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"questionnaire_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"coins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "questionnaire_response_tenant_id_questionnaire_id_fan_id_pk" PRIMARY KEY("tenant_id","questionnaire_id","fan_id"),
	CONSTRAINT "questionnaire_response_coins" CHECK ("questionnaire_response"."coins" >= 0 and ("questionnaire_response"."coins" = 0 or "questionnaire_response"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "questionnaire" ADD CONSTRAINT "questionnaire_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_response" ADD CONSTRAINT "questionnaire_response_questionnaire" FOREIGN KEY ("tenant_id","questionnaire_id") REFERENCES "public"."questionnaire"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_response" ADD CONSTRAINT "questionnaire_response_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_slug" ON "questionnaire" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE INDEX "questionnaire_response_fan" ON "questionnaire_response" USING btree ("tenant_id","fan_id");