CREATE TABLE "comment" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"parent_id" text,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "comment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "comment_day" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"community_id" text NOT NULL,
	"day" date NOT NULL,
	"written" integer NOT NULL,
	CONSTRAINT "comment_day_tenant_id_fan_id_community_id_day_pk" PRIMARY KEY("tenant_id","fan_id","community_id","day")
);
--> statement-breakpoint
CREATE TABLE "comment_like" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"comment_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "comment_like_tenant_id_comment_id_fan_id_pk" PRIMARY KEY("tenant_id","comment_id","fan_id"),
	CONSTRAINT "comment_like_count" CHECK ("comment_like"."count" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "topic_like" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"topic_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "topic_like_tenant_id_topic_id_fan_id_pk" PRIMARY KEY("tenant_id","topic_id","fan_id"),
	CONSTRAINT "topic_like_count" CHECK ("topic_like"."count" between 0 and 10)
);
--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "comment_audience" text DEFAULT 'ALL' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_like_day" ADD COLUMN "elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_in_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_by_author" FOREIGN KEY ("tenant_id","author_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_answers" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "public"."comment"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_day" ADD CONSTRAINT "comment_day_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_day" ADD CONSTRAINT "comment_day_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_comment" FOREIGN KEY ("tenant_id","comment_id") REFERENCES "public"."comment"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_like" ADD CONSTRAINT "topic_like_topic" FOREIGN KEY ("tenant_id","topic_id") REFERENCES "public"."topic"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_like" ADD CONSTRAINT "topic_like_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_thread" ON "comment" USING btree ("tenant_id","subject_id","posted_at","id") WHERE "comment"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comment_reply" ON "comment" USING btree ("tenant_id","parent_id","posted_at","id") WHERE "comment"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comment_subject" ON "comment" USING btree ("tenant_id","subject_id");--> statement-breakpoint
CREATE INDEX "comment_author" ON "comment" USING btree ("tenant_id","author_id","posted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_key" ON "comment" USING btree ("tenant_id","author_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "comment_like_fan" ON "comment_like" USING btree ("tenant_id","fan_id","comment_id");--> statement-breakpoint
CREATE INDEX "topic_like_fan" ON "topic_like" USING btree ("tenant_id","fan_id","topic_id");--> statement-breakpoint
CREATE INDEX "notification_between" ON "notification" USING btree ("tenant_id","fan_id","actor_id","at");