CREATE TABLE "post_picture" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"image" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"post_id" text,
	CONSTRAINT "post_picture_tenant_id_owner_id_id_pk" PRIMARY KEY("tenant_id","owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "post_picture_post" ON "post_picture" USING btree ("tenant_id","post_id");--> statement-breakpoint
CREATE INDEX "post_picture_unused" ON "post_picture" USING btree ("tenant_id","created_at") WHERE post_id is null;--> statement-breakpoint
-- A release from before deletes posts and knows of no pictures: what a deleted post showed is to be purged at once.
CREATE FUNCTION "free_post_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "post_picture" SET "post_id" = NULL, "created_at" = 'epoch'
	WHERE "tenant_id" = OLD."tenant_id" AND "post_id" = OLD."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "free_post_pictures" AFTER DELETE ON "post"
FOR EACH ROW WHEN (OLD."pictures" <> '[]')
EXECUTE FUNCTION "free_post_pictures"();
