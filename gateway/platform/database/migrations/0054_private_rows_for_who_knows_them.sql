-- Releases before private channels take each that is not PUBLIC for all members': beside this one, or after it, they
-- must not see any. This one says on each of its connections that it knows of them; the owner, bound to no tenant,
-- reads all. Restrictive: each of these holds beside the tenant's policy.
CREATE POLICY "private_for_who_knows" ON "channel" AS RESTRICTIVE
	USING (
		"visibility" <> 'PRIVATE'
		OR current_setting('app.knows_private', true) = 'on'
		OR current_setting('app.tenant_id', true) IS NULL
	);
--> statement-breakpoint
-- A message is seen where its channel is. Whoever knows of private channels is not asked for it.
CREATE POLICY "private_for_who_knows" ON "message" AS RESTRICTIVE
	USING (
		current_setting('app.knows_private', true) = 'on'
		OR current_setting('app.tenant_id', true) IS NULL
		OR EXISTS (SELECT FROM "channel" "of" WHERE "of"."tenant_id" = "message"."tenant_id" AND "of"."id" = "message"."channel_id")
	);
