-- Discounted draws go by their whole names, as the contract has them. What was drawn by them says the same as before.
-- The owner is bound by the tenants' policies otherwise.
ALTER TABLE "treasure_draw" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "treasure_draw" SET "offer" = replace("offer", 'DISCOUNT_', 'DISCOUNT_DRAW_')
WHERE "offer" IN ('DISCOUNT_ONE', 'DISCOUNT_TEN');
--> statement-breakpoint
ALTER TABLE "treasure_draw" FORCE ROW LEVEL SECURITY;
