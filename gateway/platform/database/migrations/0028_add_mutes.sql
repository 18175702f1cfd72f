CREATE TABLE "hidden_message" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"message_id" text NOT NULL,
	"id" text NOT NULL,
	"hidden_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hidden_message_tenant_id_fan_id_message_id_pk" PRIMARY KEY("tenant_id","fan_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "muted_word" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"fan_id" text NOT NULL,
	"word" text NOT NULL,
	"folded" text NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "muted_word_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_mute" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"muted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_mute_tenant_id_fan_id_user_id_pk" PRIMARY KEY("tenant_id","fan_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "hidden_message" ADD CONSTRAINT "hidden_message_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_word" ADD CONSTRAINT "muted_word_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_mute" ADD CONSTRAINT "user_mute_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_mute" ADD CONSTRAINT "user_mute_user_id" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_message_list" ON "hidden_message" USING btree ("tenant_id","fan_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "muted_word_folded" ON "muted_word" USING btree ("tenant_id","fan_id","folded");--> statement-breakpoint
CREATE INDEX "user_mute_list" ON "user_mute" USING btree ("tenant_id","fan_id","kind","id");--> statement-breakpoint
CREATE INDEX "user_mute_blocked" ON "user_mute" USING btree ("tenant_id","user_id") WHERE "user_mute"."kind" = 'BLOCKED';