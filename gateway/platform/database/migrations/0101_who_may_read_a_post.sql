ALTER TABLE "post" ADD COLUMN "audience" text DEFAULT 'JOINED' NOT NULL;--> statement-breakpoint
ALTER TABLE "topic" ADD COLUMN "audience" text DEFAULT 'JOINED' NOT NULL;--> statement-breakpoint
CREATE INDEX "post_public" ON "post" USING btree ("tenant_id","community_id","posted_at","id") WHERE "post"."audience" = 'PUBLIC';--> statement-breakpoint
CREATE INDEX "topic_public" ON "topic" USING btree ("tenant_id","community_id","posted_at","id") WHERE "topic"."audience" = 'PUBLIC';--> statement-breakpoint
-- What talents and staff wrote has been for everyone, and stays so; what fans wrote is for those who have joined. The owner
-- is bound by the tenants' policies otherwise.
ALTER TABLE "post" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "topic" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "post" AS "one" SET "audience" = 'PUBLIC' FROM "membership" AS "place"
WHERE "place"."tenant_id" = "one"."tenant_id" AND "place"."community_id" = "one"."community_id"
	AND "place"."user_id" = "one"."author_id" AND "place"."role" <> 'MEMBER';--> statement-breakpoint
UPDATE "topic" AS "one" SET "audience" = 'PUBLIC' FROM "membership" AS "place"
WHERE "place"."tenant_id" = "one"."tenant_id" AND "place"."community_id" = "one"."community_id"
	AND "place"."user_id" = "one"."author_id" AND "place"."role" <> 'MEMBER';--> statement-breakpoint
ALTER TABLE "post" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "topic" FORCE ROW LEVEL SECURITY;
