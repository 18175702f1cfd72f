CREATE TABLE "channel_member" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"channel_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"is_opener" boolean NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "channel_member_tenant_id_channel_id_user_id_pk" PRIMARY KEY("tenant_id","channel_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message_policy" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"policy" text NOT NULL,
	CONSTRAINT "message_policy_tenant_id_fan_id_pk" PRIMARY KEY("tenant_id","fan_id")
);
--> statement-breakpoint
ALTER TABLE "channel_member" ADD CONSTRAINT "channel_member_tenant_id_channel_id_channel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","channel_id") REFERENCES "public"."channel"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_policy" ADD CONSTRAINT "message_policy_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_member_user" ON "channel_member" USING btree ("tenant_id","user_id","state");