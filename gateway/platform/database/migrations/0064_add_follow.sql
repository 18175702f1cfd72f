CREATE TABLE "follow" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"community_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"followed_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "follow_tenant_id_community_id_fan_id_user_id_pk" PRIMARY KEY("tenant_id","community_id","fan_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_user_id" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_following" ON "follow" USING btree ("tenant_id","community_id","fan_id","id") WHERE "follow"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "follow_followers" ON "follow" USING btree ("tenant_id","community_id","user_id","id") WHERE "follow"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "follow_first" ON "follow" USING btree ("tenant_id","community_id","fan_id","followed_at");