CREATE TABLE "notification" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_tenant_id_fan_id_kind_subject_id_actor_id_pk" PRIMARY KEY("tenant_id","fan_id","kind","subject_id","actor_id")
);
--> statement-breakpoint
CREATE TABLE "notification_choice" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"read_id" text DEFAULT '' NOT NULL,
	"off" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "notification_choice_tenant_id_fan_id_pk" PRIMARY KEY("tenant_id","fan_id")
);
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_actor_id" FOREIGN KEY ("tenant_id","actor_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("tenant_id","fan_id","id");--> statement-breakpoint
CREATE INDEX "notification_actor" ON "notification" USING btree ("tenant_id","actor_id");