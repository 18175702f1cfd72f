CREATE TABLE "store_given" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"fan_id" text NOT NULL,
	"item_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_given_tenant_id_source_reference_pk" PRIMARY KEY("tenant_id","source","reference")
);
--> statement-breakpoint
ALTER TABLE "check_in_present" DROP CONSTRAINT "check_in_present_item";--> statement-breakpoint
ALTER TABLE "prize_draw_prize" DROP CONSTRAINT "prize_draw_prize_kind";--> statement-breakpoint
ALTER TABLE "store_given" ADD CONSTRAINT "store_given_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_given" ADD CONSTRAINT "store_given_item" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."store_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_given_fan" ON "store_given" USING btree ("tenant_id","fan_id","item_id");--> statement-breakpoint
ALTER TABLE "check_in_present" ADD CONSTRAINT "check_in_present_item" CHECK (("check_in_present"."kind" = 'DIGITAL_ITEM') = ("check_in_present"."digital_item" is not null)
        and (coalesce("check_in_present"."digital_item", '') in ('PROFILE_BADGE', 'COLLECTABLE_CARD', 'STORE_ITEM')) = ("check_in_present"."thing_id" is not null)
        and "check_in_present"."amount" >= 1
        and ("check_in_present"."amount" = 1 or coalesce("check_in_present"."digital_item", '') = 'TREASURE_MACHINE_TICKET'));--> statement-breakpoint
ALTER TABLE "prize_draw_prize" ADD CONSTRAINT "prize_draw_prize_kind" CHECK (("prize_draw_prize"."kind" in ('BADGE', 'COLLECTABLE_CARD', 'DIGITAL_ITEM', 'NFT')) = ("prize_draw_prize"."thing_id" is not null) and ("prize_draw_prize"."kind" in ('COIN', 'TICKET')) = (coalesce("prize_draw_prize"."amount", 0) > 0));--> statement-breakpoint
-- As in 0113; what a fan was given of an item counts towards its limit, as what they bought does.
CREATE OR REPLACE FUNCTION "store_hold_stock"(
	"session" text, "fan" text, "items" text[], "variants" text[], "quantities" integer[], "instant" timestamp with time zone,
	"early" text[] DEFAULT '{}'
) RETURNS TABLE ("item" text, "chosen" text, "refusal" text, "available" integer) LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO store_bought (fan_id, item_id)
	SELECT fan, wanted FROM (SELECT DISTINCT unnest(items) AS wanted) each ORDER BY wanted
	ON CONFLICT DO NOTHING;
	PERFORM FROM store_bought b WHERE b.fan_id = fan AND b.item_id = ANY (items) ORDER BY b.item_id FOR UPDATE;
	PERFORM FROM store_stock s WHERE s.item_id = ANY (items) ORDER BY s.item_id, s.variant FOR UPDATE;
	IF EXISTS (SELECT FROM store_hold h WHERE h.session_id = session) THEN
		IF EXISTS (
			SELECT FROM unnest(items, variants, quantities) AS wanted (item_id, variant, quantity)
			FULL JOIN (SELECT * FROM store_hold WHERE session_id = session) h
				ON h.item_id = wanted.item_id AND h.variant = wanted.variant
			WHERE (h.fan_id, h.quantity) IS DISTINCT FROM (fan, wanted.quantity)
		) THEN
			RAISE EXCEPTION 'session % holds something else', session USING ERRCODE = 'unique_violation';
		END IF;
		RETURN;
	END IF;
	RETURN QUERY
	SELECT refused.item_id, refused.variant, refused.why, CASE
		WHEN refused.why IN ('PERIOD', 'VARIANT_REQUIRED') THEN 0
		ELSE greatest(least(refused.free, refused.allowed), 0)
	END
	FROM (
		SELECT wanted.item_id, wanted.variant, s.free, wanted.allowed, CASE
			WHEN instant < wanted.sale_from AND wanted.item_id <> ALL (early) OR instant >= wanted.sale_until THEN 'PERIOD'
			WHEN wanted.variant <> '' AND NOT EXISTS (
				SELECT FROM jsonb_array_elements(wanted.variants) each
				WHERE each ->> 'key' = wanted.variant AND each ->> 'isWithdrawn' IS DISTINCT FROM 'true'
			) OR wanted.variant = '' AND wanted.variants <> '[]' THEN 'VARIANT_REQUIRED'
			WHEN s.free < wanted.quantity THEN 'OUT_OF_STOCK'
			WHEN wanted.allowed < wanted.of_item THEN 'LIMIT'
		END AS why
		FROM (
			SELECT each.*, sum(each.quantity) OVER (PARTITION BY each.item_id) AS of_item,
				i.sale_from, i.sale_until, i.variants, i.per_person_limit - b.held - b.sold - (
					SELECT count(*)::integer FROM store_given g WHERE g.fan_id = fan AND g.item_id = each.item_id
				) AS allowed
			FROM unnest(items, variants, quantities) AS each (item_id, variant, quantity)
			JOIN store_item i ON i.id = each.item_id
			JOIN store_bought b ON b.fan_id = fan AND b.item_id = each.item_id
		) wanted
		LEFT JOIN store_stock s ON s.item_id = wanted.item_id AND s.variant = wanted.variant
	) refused
	WHERE refused.why IS NOT NULL
	ORDER BY refused.item_id, refused.variant;
	IF FOUND THEN
		RETURN;
	END IF;
	INSERT INTO store_hold (session_id, fan_id, item_id, variant, quantity, held_at)
	SELECT session, fan, wanted.item_id, wanted.variant, wanted.quantity, instant
	FROM unnest(items, variants, quantities) AS wanted (item_id, variant, quantity);
	UPDATE store_stock s SET free = s.free - wanted.quantity, held = s.held + wanted.quantity
	FROM unnest(items, variants, quantities) AS wanted (item_id, variant, quantity)
	WHERE s.item_id = wanted.item_id AND s.variant = wanted.variant;
	UPDATE store_bought b SET held = b.held + wanted.quantity
	FROM (
		SELECT each.item_id, sum(each.quantity)::integer AS quantity
		FROM unnest(items, quantities) AS each (item_id, quantity) GROUP BY each.item_id
	) wanted WHERE b.fan_id = fan AND b.item_id = wanted.item_id;
END
$$;--> statement-breakpoint
-- A process of the release before knows neither kind and would call it handed over: it can't commit that, and whoever
-- knows them does it.
CREATE FUNCTION "prize_draw_place_given"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM prize_draw_prize p
		WHERE p.tenant_id = NEW.tenant_id AND p.id = NEW.prize_id AND p.kind = 'DIGITAL_ITEM'
	) AND NOT EXISTS (
		SELECT FROM store_given g
		WHERE g.tenant_id = NEW.tenant_id AND g.source = 'PRIZE_DRAW' AND g.reference = NEW.draw_id || ':' || NEW.place
	) THEN
		RAISE EXCEPTION 'place % of % was not given', NEW.place, NEW.draw_id USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "prize_draw_place_given" AFTER INSERT ON "prize_draw_place" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "prize_draw_place_given"();--> statement-breakpoint
CREATE FUNCTION "check_in_present_given"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM check_in_present p
		WHERE p.tenant_id = NEW.tenant_id AND p.id = NEW.present_id AND p.digital_item = 'STORE_ITEM'
	) AND NOT EXISTS (
		SELECT FROM store_given g
		WHERE g.tenant_id = NEW.tenant_id AND g.source = 'CHECK_IN_PRESENT'
			AND g.reference = format('check-in-present:%s:%s', NEW.present_id, NEW.fan_id)
	) THEN
		RAISE EXCEPTION '% was not given %', NEW.fan_id, NEW.present_id USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "check_in_present_given" AFTER INSERT ON "check_in_present_claim" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "check_in_present_given"();
