CREATE TABLE "demo_part" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "demo_part_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
-- What is there was given to each tenant at once, before parts were recorded. The owner may read it until it is fenced in again, at the same start.
ALTER TABLE "tenant" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "demo_part" ("tenant_id", "name", "added_at")
SELECT "tenant_id", unnest(array['tenant', 'tenant/avatars', 'moderation/denied-words', 'user/people', 'community/community', 'community/members', 'community/happenings', 'chat/channels']), now() FROM "tenant";
