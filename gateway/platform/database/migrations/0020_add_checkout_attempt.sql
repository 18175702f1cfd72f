DROP INDEX "checkout_session_expiry";--> statement-breakpoint
ALTER TABLE "checkout_session" ADD COLUMN "attempt_id" text;--> statement-breakpoint
CREATE INDEX "checkout_session_expiry" ON "checkout_session" USING btree ("tenant_id","expires_at") WHERE state in ('OPEN', 'READY', 'PROCESSING', 'PENDING_KONBINI', 'PENDING_ID');