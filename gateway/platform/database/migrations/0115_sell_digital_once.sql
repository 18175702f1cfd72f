-- What was sold without end is sold once to each from here on. The owner is bound by the tenants' policies otherwise.
ALTER TABLE "store_item" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "store_item" SET "per_person_limit" = 1 WHERE "kind" = 'DIGITAL' AND "per_person_limit" IS DISTINCT FROM 1;--> statement-breakpoint
ALTER TABLE "store_item" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "store_item" ADD CONSTRAINT "store_item_digital_once" CHECK ("store_item"."kind" <> 'DIGITAL' or coalesce("store_item"."per_person_limit", 0) = 1);