ALTER TABLE "checkout_session" ADD COLUMN "address_id" text;--> statement-breakpoint
ALTER TABLE "delivery_address" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;