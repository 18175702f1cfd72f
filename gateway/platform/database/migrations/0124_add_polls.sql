CREATE TABLE "post_poll" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"post_id" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"voter_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_poll_tenant_id_post_id_pk" PRIMARY KEY("tenant_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_poll_choice" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"post_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"text" text NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_poll_choice_tenant_id_post_id_ordinal_pk" PRIMARY KEY("tenant_id","post_id","ordinal"),
	CONSTRAINT "post_poll_choice_ordinal" CHECK ("post_poll_choice"."ordinal" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "post_poll_vote" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"post_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_poll_vote_tenant_id_post_id_fan_id_pk" PRIMARY KEY("tenant_id","post_id","fan_id")
);
--> statement-breakpoint
ALTER TABLE "post_poll" ADD CONSTRAINT "post_poll_post" FOREIGN KEY ("tenant_id","post_id") REFERENCES "public"."post"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_poll_choice" ADD CONSTRAINT "post_poll_choice_post" FOREIGN KEY ("tenant_id","post_id") REFERENCES "public"."post"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_poll_vote" ADD CONSTRAINT "post_poll_vote_post" FOREIGN KEY ("tenant_id","post_id") REFERENCES "public"."post"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_poll_vote" ADD CONSTRAINT "post_poll_vote_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_poll_vote_fan" ON "post_poll_vote" USING btree ("tenant_id","fan_id");