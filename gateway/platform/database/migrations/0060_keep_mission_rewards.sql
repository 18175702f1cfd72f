ALTER TABLE "mission_claim" ADD COLUMN "reward_kind" text;--> statement-breakpoint
ALTER TABLE "mission_claim" ADD COLUMN "reward_amount" integer;--> statement-breakpoint
ALTER TABLE "mission_claim" ADD COLUMN "reward_thing_id" text;--> statement-breakpoint
-- No mission's reward has changed yet. The owner is bound by the tenants' policies otherwise.
ALTER TABLE "mission_claim" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mission" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "mission_claim" AS c
SET "reward_kind" = m."reward_kind", "reward_amount" = m."reward_amount", "reward_thing_id" = m."reward_thing_id"
FROM "mission" m WHERE m."tenant_id" = c."tenant_id" AND m."id" = c."mission_id";--> statement-breakpoint
ALTER TABLE "mission" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mission_claim" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mission_claim" ALTER COLUMN "reward_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mission_claim" ALTER COLUMN "reward_amount" SET NOT NULL;
