ALTER TABLE "store_hold" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_hold" ADD CONSTRAINT "store_hold_returned" CHECK ("store_hold"."returned_at" is null or "store_hold"."sold_at" is not null);--> statement-breakpoint
-- Puts what a session has sold of these items back on the shelf, once, and lets its fan buy as many again. Answers how many
-- pieces that were.
CREATE FUNCTION "store_return_stock"("session" text, "items" text[], "variants" text[], "instant" timestamp with time zone)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	pieces integer;
BEGIN
	PERFORM store_lock_holds(session);
	WITH returned AS (
		UPDATE store_hold h SET returned_at = instant
		FROM unnest(items, variants) AS each (item_id, variant)
		WHERE h.session_id = session AND h.item_id = each.item_id AND h.variant = each.variant
			AND h.sold_at IS NOT NULL AND h.returned_at IS NULL
		RETURNING h.*
	), stocked AS (
		UPDATE store_stock s SET sold = s.sold - r.quantity, free = s.free + r.quantity
		FROM returned r WHERE s.item_id = r.item_id AND s.variant = r.variant
	), by_item AS (
		SELECT fan_id, item_id, sum(quantity)::integer AS quantity FROM returned GROUP BY fan_id, item_id
	), allowed AS (
		UPDATE store_bought b SET sold = b.sold - r.quantity
		FROM by_item r WHERE b.fan_id = r.fan_id AND b.item_id = r.item_id
	)
	SELECT coalesce(sum(quantity), 0)::integer INTO pieces FROM returned;
	RETURN pieces;
END
$$;
