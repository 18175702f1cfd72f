ALTER TABLE "collected_card" ADD COLUMN "locked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "nft_piece" ADD COLUMN "locked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "owned_badge" ADD COLUMN "locked_at" timestamp (3) with time zone;