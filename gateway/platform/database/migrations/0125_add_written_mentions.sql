DROP INDEX "notification_mentioner";--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "topic" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "notification_mentioner" ON "notification" USING btree ("tenant_id","actor_id","at") WHERE "notification"."kind" in ('MENTION', 'POST_MENTION', 'TOPIC_MENTION', 'COMMENT_MENTION');