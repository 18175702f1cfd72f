CREATE TABLE "referral_reward" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"user_id" text NOT NULL,
	"referrer_id" text NOT NULL,
	"coins" integer NOT NULL,
	"is_referrer_paid" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_reward_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id"),
	CONSTRAINT "referral_reward_coins" CHECK ("referral_reward"."coins" > 0),
	CONSTRAINT "referral_reward_other" CHECK ("referral_reward"."user_id" <> "referral_reward"."referrer_id")
);
--> statement-breakpoint
CREATE TABLE "faq_entry" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"topic" text NOT NULL,
	"position" integer NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	CONSTRAINT "faq_entry_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"fan_id" text,
	"sender" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"reply_to" text NOT NULL,
	"language" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "inquiry_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_answer" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"inquiry_id" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inquiry_answer_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "message_report" ADD COLUMN "state" text DEFAULT 'RECEIVED' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_report" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "referral_reward" ADD CONSTRAINT "referral_reward_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_reward" ADD CONSTRAINT "referral_reward_referrer_id" FOREIGN KEY ("tenant_id","referrer_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_answer" ADD CONSTRAINT "inquiry_answer_inquiry_id" FOREIGN KEY ("tenant_id","inquiry_id") REFERENCES "public"."inquiry"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_reward_referrer" ON "referral_reward" USING btree ("tenant_id","referrer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_number" ON "inquiry" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_key" ON "inquiry" USING btree ("tenant_id","sender","idempotency_key");--> statement-breakpoint
CREATE INDEX "inquiry_fan" ON "inquiry" USING btree ("tenant_id","fan_id","sent_at");--> statement-breakpoint
CREATE INDEX "inquiry_waiting" ON "inquiry" USING btree ("tenant_id","answered_at","sent_at");--> statement-breakpoint
CREATE INDEX "inquiry_answer_inquiry" ON "inquiry_answer" USING btree ("tenant_id","inquiry_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_report_id" ON "message_report" USING btree ("tenant_id","id");