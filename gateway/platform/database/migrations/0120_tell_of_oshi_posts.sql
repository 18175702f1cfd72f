CREATE TABLE "post_telling" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"post_id" text NOT NULL,
	"author_id" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"told_to" text DEFAULT '',
	CONSTRAINT "post_telling_tenant_id_post_id_pk" PRIMARY KEY("tenant_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "post_telling" ADD CONSTRAINT "post_telling_author_id" FOREIGN KEY ("tenant_id","author_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_telling_author" ON "post_telling" USING btree ("tenant_id","author_id","begun_at");--> statement-breakpoint
CREATE INDEX "membership_oshi" ON "membership" USING btree ("tenant_id","community_id","oshi_id","user_id") WHERE "membership"."oshi_id" is not null;