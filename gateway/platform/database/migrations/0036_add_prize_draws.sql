CREATE TABLE "badge" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"talent_id" text,
	CONSTRAINT "badge_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "owned_badge" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"badge_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "owned_badge_tenant_id_fan_id_badge_id_pk" PRIMARY KEY("tenant_id","fan_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "prize_draw" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"entry_basis" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"talent_id" text,
	"item_id" text,
	"planned_count" integer,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"maintenance_until" timestamp (3) with time zone,
	"terms" jsonb,
	"terms_hash" text,
	"published_at" timestamp (3) with time zone,
	"proposed_by" text,
	"approved_by" text,
	"listed_at" timestamp (3) with time zone,
	"list_root" text,
	"list_size" integer,
	"drawn_at" timestamp (3) with time zone,
	"beacon_signature" text,
	CONSTRAINT "prize_draw_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "prize_draw_period" CHECK ("prize_draw"."opens_at" < "prize_draw"."closes_at"),
	CONSTRAINT "prize_draw_basis" CHECK (("prize_draw"."entry_basis" = 'PURCHASE') = ("prize_draw"."item_id" is not null) and ("prize_draw"."item_id" is null) = ("prize_draw"."planned_count" is null)),
	CONSTRAINT "prize_draw_published" CHECK ("prize_draw"."published_at" is null or ("prize_draw"."terms" is not null and "prize_draw"."terms_hash" is not null and "prize_draw"."proposed_by" <> "prize_draw"."approved_by")),
	CONSTRAINT "prize_draw_listed" CHECK (("prize_draw"."listed_at" is null) = ("prize_draw"."list_root" is null) and ("prize_draw"."list_root" is null) = ("prize_draw"."list_size" is null)),
	CONSTRAINT "prize_draw_drawn" CHECK (("prize_draw"."drawn_at" is null) = ("prize_draw"."beacon_signature" is null) and ("prize_draw"."drawn_at" is null or "prize_draw"."listed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "prize_draw_entrant" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"draw_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"entrant" text NOT NULL,
	"tickets_used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "prize_draw_entrant_tenant_id_draw_id_fan_id_pk" PRIMARY KEY("tenant_id","draw_id","fan_id"),
	CONSTRAINT "prize_draw_entrant_tickets" CHECK ("prize_draw_entrant"."tickets_used" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "prize_draw_entry" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"draw_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"kind" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"free_day" text,
	"transfer_id" text,
	"order_id" text,
	"order_line" integer,
	"withdrawn_at" timestamp (3) with time zone,
	"position" integer,
	CONSTRAINT "prize_draw_entry_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "prize_draw_entry_kind" CHECK (("prize_draw_entry"."kind" = 'FREE') = ("prize_draw_entry"."free_day" is not null) and ("prize_draw_entry"."kind" = 'TICKET') = ("prize_draw_entry"."transfer_id" is not null) and ("prize_draw_entry"."kind" = 'PURCHASE') = ("prize_draw_entry"."order_id" is not null) and ("prize_draw_entry"."order_id" is null) = ("prize_draw_entry"."order_line" is null))
);
--> statement-breakpoint
CREATE TABLE "prize_draw_place" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"draw_id" text NOT NULL,
	"place" integer NOT NULL,
	"entry_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"prize_id" text NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"delivery_id" text,
	"forfeited_at" timestamp (3) with time zone,
	CONSTRAINT "prize_draw_place_tenant_id_draw_id_place_pk" PRIMARY KEY("tenant_id","draw_id","place")
);
--> statement-breakpoint
CREATE TABLE "prize_draw_prize" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"draw_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"thing_id" text,
	"amount" integer,
	"count" integer NOT NULL,
	"value_yen" integer NOT NULL,
	CONSTRAINT "prize_draw_prize_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "prize_draw_prize_kind" CHECK (("prize_draw_prize"."kind" in ('BADGE', 'COLLECTABLE_CARD', 'NFT')) = ("prize_draw_prize"."thing_id" is not null) and ("prize_draw_prize"."kind" in ('COIN', 'TICKET')) = (coalesce("prize_draw_prize"."amount", 0) > 0)),
	CONSTRAINT "prize_draw_prize_count" CHECK ("prize_draw_prize"."count" > 0 and "prize_draw_prize"."value_yen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "badge" ADD CONSTRAINT "badge_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_badge" ADD CONSTRAINT "owned_badge_badge" FOREIGN KEY ("tenant_id","badge_id") REFERENCES "public"."badge"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_badge" ADD CONSTRAINT "owned_badge_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_draw" ADD CONSTRAINT "prize_draw_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_draw" ADD CONSTRAINT "prize_draw_item_id" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."store_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_draw_entrant" ADD CONSTRAINT "prize_draw_entrant_draw" FOREIGN KEY ("tenant_id","draw_id") REFERENCES "public"."prize_draw"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_draw_entrant" ADD CONSTRAINT "prize_draw_entrant_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_draw_entry" ADD CONSTRAINT "prize_draw_entry_entrant" FOREIGN KEY ("tenant_id","draw_id","fan_id") REFERENCES "public"."prize_draw_entrant"("tenant_id","draw_id","fan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_draw_place" ADD CONSTRAINT "prize_draw_place_entry_id" FOREIGN KEY ("tenant_id","entry_id") REFERENCES "public"."prize_draw_entry"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_draw_place" ADD CONSTRAINT "prize_draw_place_prize" FOREIGN KEY ("tenant_id","prize_id") REFERENCES "public"."prize_draw_prize"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_draw_prize" ADD CONSTRAINT "prize_draw_prize_draw_id" FOREIGN KEY ("tenant_id","draw_id") REFERENCES "public"."prize_draw"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "badge_slug" ON "badge" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_draw_slug" ON "prize_draw" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE INDEX "prize_draw_item" ON "prize_draw" USING btree ("tenant_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_draw_entry_request" ON "prize_draw_entry" USING btree ("tenant_id","fan_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_draw_entry_free" ON "prize_draw_entry" USING btree ("tenant_id","draw_id","fan_id","free_day");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_draw_entry_transfer" ON "prize_draw_entry" USING btree ("tenant_id","transfer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_draw_entry_position" ON "prize_draw_entry" USING btree ("tenant_id","draw_id","position");--> statement-breakpoint
CREATE INDEX "prize_draw_entry_fan" ON "prize_draw_entry" USING btree ("tenant_id","fan_id","draw_id","id");--> statement-breakpoint
CREATE INDEX "prize_draw_entry_order" ON "prize_draw_entry" USING btree ("tenant_id","order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "prize_draw_place_fan" ON "prize_draw_place" USING btree ("tenant_id","draw_id","fan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_draw_place_entry" ON "prize_draw_place" USING btree ("tenant_id","entry_id");--> statement-breakpoint
CREATE INDEX "prize_draw_place_delivery" ON "prize_draw_place" USING btree ("tenant_id","delivery_id") WHERE delivery_id is not null and forfeited_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "prize_draw_prize_draw" ON "prize_draw_prize" USING btree ("tenant_id","draw_id","position");