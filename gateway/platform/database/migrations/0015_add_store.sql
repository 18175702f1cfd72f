CREATE TABLE "basket_line" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"community_id" text NOT NULL,
	"item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_yen" integer,
	"price_coins" integer,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" text NOT NULL,
	CONSTRAINT "basket_line_tenant_id_fan_id_community_id_item_id_pk" PRIMARY KEY("tenant_id","fan_id","community_id","item_id"),
	CONSTRAINT "basket_line_quantity" CHECK ("basket_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "store_bought" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"item_id" text NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_bought_tenant_id_fan_id_item_id_pk" PRIMARY KEY("tenant_id","fan_id","item_id"),
	CONSTRAINT "store_bought_counts" CHECK ("store_bought"."held" >= 0 and "store_bought"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_hold" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"session_id" text NOT NULL,
	"item_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL,
	"sold_at" timestamp (3) with time zone,
	CONSTRAINT "store_hold_tenant_id_session_id_item_id_pk" PRIMARY KEY("tenant_id","session_id","item_id"),
	CONSTRAINT "store_hold_quantity" CHECK ("store_hold"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "store_item" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"talent_id" text,
	"price_yen" integer,
	"price_coins" integer,
	"tax_class" text NOT NULL,
	"sale_from" timestamp (3) with time zone,
	"sale_until" timestamp (3) with time zone,
	"per_person_limit" integer,
	"contents" jsonb NOT NULL,
	"is_made_to_order" boolean NOT NULL,
	"delivery_estimate" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "store_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "store_item_price" CHECK (coalesce("store_item"."price_yen", "store_item"."price_coins") is not null and "store_item"."price_yen" > 0 and "store_item"."price_coins" > 0),
	CONSTRAINT "store_item_per_person_limit" CHECK ("store_item"."per_person_limit" > 0),
	CONSTRAINT "store_item_sale" CHECK ("store_item"."sale_from" < "store_item"."sale_until")
);
--> statement-breakpoint
CREATE TABLE "store_section" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"picture" jsonb,
	CONSTRAINT "store_section_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_shelf" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"section_id" text NOT NULL,
	"item_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "store_shelf_tenant_id_section_id_item_id_pk" PRIMARY KEY("tenant_id","section_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "store_stock" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"item_id" text NOT NULL,
	"supplied" integer NOT NULL,
	"free" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_stock_tenant_id_item_id_pk" PRIMARY KEY("tenant_id","item_id"),
	CONSTRAINT "store_stock_counts" CHECK ("store_stock"."free" >= 0 and "store_stock"."held" >= 0 and "store_stock"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_wish" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_wish_tenant_id_fan_id_item_id_kind_pk" PRIMARY KEY("tenant_id","fan_id","item_id","kind")
);
--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_item" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."store_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_bought" ADD CONSTRAINT "store_bought_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_bought" ADD CONSTRAINT "store_bought_item" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."store_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_hold" ADD CONSTRAINT "store_hold_bought" FOREIGN KEY ("tenant_id","fan_id","item_id") REFERENCES "public"."store_bought"("tenant_id","fan_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_item" ADD CONSTRAINT "store_item_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_section" ADD CONSTRAINT "store_section_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_shelf" ADD CONSTRAINT "store_shelf_section" FOREIGN KEY ("tenant_id","section_id") REFERENCES "public"."store_section"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_shelf" ADD CONSTRAINT "store_shelf_item" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."store_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_item" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."store_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_wish" ADD CONSTRAINT "store_wish_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_wish" ADD CONSTRAINT "store_wish_item" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."store_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_hold_item" ON "store_hold" USING btree ("tenant_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_item_slug" ON "store_item" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "store_section_slug" ON "store_section" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE INDEX "store_wish_alerts" ON "store_wish" USING btree ("tenant_id","item_id") WHERE kind = 'ALERT';--> statement-breakpoint
-- Holds these items for a fan who is paying: all of them, or none. Answers those that can't be held, why, and how
-- many could be. Whoever changes what is held locks first the fan's rows and then the stock's, each in the order
-- of the items, so that nobody waits in a circle; what is decided is read after the waiting.
CREATE FUNCTION "store_hold_stock"(
	"session" text, "fan" text, "items" text[], "quantities" integer[], "instant" timestamp with time zone
) RETURNS TABLE ("item" text, "refusal" text, "available" integer) LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO store_bought (fan_id, item_id)
	SELECT fan, wanted FROM unnest(items) AS wanted ORDER BY wanted
	ON CONFLICT DO NOTHING;
	PERFORM FROM store_bought b WHERE b.fan_id = fan AND b.item_id = ANY (items) ORDER BY b.item_id FOR UPDATE;
	PERFORM FROM store_stock s WHERE s.item_id = ANY (items) ORDER BY s.item_id FOR UPDATE;
	IF EXISTS (SELECT FROM store_hold h WHERE h.session_id = session) THEN
		IF EXISTS (
			SELECT FROM unnest(items, quantities) AS wanted (item_id, quantity)
			FULL JOIN (SELECT * FROM store_hold WHERE session_id = session) h ON h.item_id = wanted.item_id
			WHERE (h.fan_id, h.quantity) IS DISTINCT FROM (fan, wanted.quantity)
		) THEN
			RAISE EXCEPTION 'session % holds something else', session USING ERRCODE = 'unique_violation';
		END IF;
		RETURN;
	END IF;
	RETURN QUERY
	SELECT refused.item_id, refused.why, refused.available
	FROM (
		SELECT wanted.item_id, CASE
			WHEN instant < i.sale_from OR instant >= i.sale_until THEN 'PERIOD'
			WHEN s.free < wanted.quantity THEN 'OUT_OF_STOCK'
			WHEN i.per_person_limit - b.held - b.sold < wanted.quantity THEN 'LIMIT'
		END AS why, CASE
			WHEN instant < i.sale_from OR instant >= i.sale_until THEN 0
			ELSE greatest(least(s.free, i.per_person_limit - b.held - b.sold), 0)
		END AS available
		FROM unnest(items, quantities) AS wanted (item_id, quantity)
		JOIN store_item i ON i.id = wanted.item_id
		JOIN store_bought b ON b.fan_id = fan AND b.item_id = wanted.item_id
		LEFT JOIN store_stock s ON s.item_id = wanted.item_id
	) refused
	WHERE refused.why IS NOT NULL
	ORDER BY refused.item_id;
	IF FOUND THEN
		RETURN;
	END IF;
	INSERT INTO store_hold (session_id, fan_id, item_id, quantity, held_at)
	SELECT session, fan, wanted.item_id, wanted.quantity, instant
	FROM unnest(items, quantities) AS wanted (item_id, quantity);
	UPDATE store_stock s SET free = s.free - wanted.quantity, held = s.held + wanted.quantity
	FROM unnest(items, quantities) AS wanted (item_id, quantity) WHERE s.item_id = wanted.item_id;
	UPDATE store_bought b SET held = b.held + wanted.quantity
	FROM unnest(items, quantities) AS wanted (item_id, quantity) WHERE b.fan_id = fan AND b.item_id = wanted.item_id;
END
$$;
--> statement-breakpoint
-- Locks what a session holds, as above.
CREATE FUNCTION "store_lock_holds"("session" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM store_bought b
	WHERE (b.fan_id, b.item_id) IN (SELECT h.fan_id, h.item_id FROM store_hold h WHERE h.session_id = session)
	ORDER BY b.item_id FOR UPDATE;
	PERFORM FROM store_stock s
	WHERE s.item_id IN (SELECT h.item_id FROM store_hold h WHERE h.session_id = session)
	ORDER BY s.item_id FOR UPDATE;
END
$$;
--> statement-breakpoint
-- Gives back what a session holds. What it has sold stays sold.
CREATE FUNCTION "store_release_stock"("session" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM store_lock_holds(session);
	WITH released AS (
		DELETE FROM store_hold WHERE session_id = session AND sold_at IS NULL RETURNING *
	), stocked AS (
		UPDATE store_stock s SET held = s.held - r.quantity, free = s.free + r.quantity
		FROM released r WHERE s.item_id = r.item_id
	)
	UPDATE store_bought b SET held = b.held - r.quantity
	FROM released r WHERE b.fan_id = r.fan_id AND b.item_id = r.item_id;
END
$$;
--> statement-breakpoint
-- Makes what a session holds the fan's. Answers whether it has sold anything, by now or before.
CREATE FUNCTION "store_sell_stock"("session" text, "instant" timestamp with time zone) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM store_lock_holds(session);
	WITH bought AS (
		UPDATE store_hold SET sold_at = instant WHERE session_id = session AND sold_at IS NULL RETURNING *
	), stocked AS (
		UPDATE store_stock s SET held = s.held - n.quantity, sold = s.sold + n.quantity
		FROM bought n WHERE s.item_id = n.item_id
	)
	UPDATE store_bought b SET held = b.held - n.quantity, sold = b.sold + n.quantity
	FROM bought n WHERE b.fan_id = n.fan_id AND b.item_id = n.item_id;
	RETURN EXISTS (SELECT FROM store_hold h WHERE h.session_id = session);
END
$$;
