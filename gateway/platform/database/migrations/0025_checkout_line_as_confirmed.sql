ALTER TABLE "checkout_line" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "checkout_line" ADD COLUMN "name" jsonb;--> statement-breakpoint
ALTER TABLE "checkout_line" ADD COLUMN "tax_class" text;--> statement-breakpoint
ALTER TABLE "checkout_line" ADD COLUMN "contents" jsonb;--> statement-breakpoint
-- Of those that stand already, what was confirmed is told by the item as it is now.
UPDATE "checkout_line" l SET "kind" = i."kind", "name" = i."name", "tax_class" = i."tax_class", "contents" = i."contents"
FROM "store_item" i WHERE i."tenant_id" = l."tenant_id" AND i."id" = l."item_id";--> statement-breakpoint
ALTER TABLE "checkout_line" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_line" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_line" ALTER COLUMN "tax_class" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_line" ALTER COLUMN "contents" SET NOT NULL;
