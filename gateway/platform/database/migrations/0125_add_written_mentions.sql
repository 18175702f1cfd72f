-- The order in which what is written is locked by whoever comments: the post or topic first, then the comment, then its
-- notifications, which can be read all the while.
ALTER TABLE "post" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "topic" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
DROP INDEX "comment_subject";--> statement-breakpoint
CREATE INDEX "comment_subject" ON "comment" USING btree ("tenant_id","subject_id","posted_at");--> statement-breakpoint
CREATE INDEX "comment_speaker" ON "comment" USING btree ("tenant_id","subject_id","author_id");--> statement-breakpoint
CREATE INDEX "notification_caller" ON "notification" USING btree ("tenant_id","actor_id","at") WHERE "notification"."kind" in ('MENTION', 'POST_MENTION', 'TOPIC_MENTION', 'COMMENT_MENTION');
