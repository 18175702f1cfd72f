CREATE TABLE "message_reaction" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"emoji" text NOT NULL,
	"palette" text,
	"reacted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_reaction_tenant_id_message_id_user_id_emoji_pk" PRIMARY KEY("tenant_id","message_id","user_id","emoji")
);
--> statement-breakpoint
CREATE TABLE "reaction_count" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"message_id" text NOT NULL,
	"is_due" boolean NOT NULL,
	"counted_at" timestamp (3) with time zone,
	CONSTRAINT "reaction_count_tenant_id_message_id_pk" PRIMARY KEY("tenant_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "reply_to_id" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "reactions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "reaction_count_due" ON "reaction_count" USING btree ("tenant_id","message_id") WHERE is_due;