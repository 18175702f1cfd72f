CREATE TABLE "post" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "post_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "post_like" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"post_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "post_like_tenant_id_post_id_fan_id_pk" PRIMARY KEY("tenant_id","post_id","fan_id"),
	CONSTRAINT "post_like_count" CHECK ("post_like"."count" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "post_like_day" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"day" date NOT NULL,
	"waved" integer NOT NULL,
	CONSTRAINT "post_like_day_tenant_id_fan_id_day_pk" PRIMARY KEY("tenant_id","fan_id","day"),
	CONSTRAINT "post_like_day_waved" CHECK ("post_like_day"."waved" between 0 and 500)
);
--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_in_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_by_author" FOREIGN KEY ("tenant_id","author_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_post" FOREIGN KEY ("tenant_id","post_id") REFERENCES "public"."post"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like_day" ADD CONSTRAINT "post_like_day_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_community" ON "post" USING btree ("tenant_id","community_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "post_author" ON "post" USING btree ("tenant_id","author_id","posted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "post_key" ON "post" USING btree ("tenant_id","author_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "post_like_fan" ON "post_like" USING btree ("tenant_id","fan_id","post_id");