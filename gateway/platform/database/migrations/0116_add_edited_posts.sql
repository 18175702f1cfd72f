ALTER TABLE "post" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;