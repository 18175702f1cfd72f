CREATE TABLE "collectable_card" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"talent_id" text,
	CONSTRAINT "collectable_card_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "collected_card" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"card_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collected_card_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "nft" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"talent_id" text,
	"last_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "nft_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "nft_piece" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"nft_id" text NOT NULL,
	"number" integer NOT NULL,
	"fan_id" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "nft_piece_tenant_id_nft_id_number_pk" PRIMARY KEY("tenant_id","nft_id","number")
);
--> statement-breakpoint
CREATE TABLE "draw_seed" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"machine_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"drawer" text NOT NULL,
	"client_hash" text NOT NULL,
	"client_seed" text,
	"nonce" text NOT NULL,
	"key_id" text NOT NULL,
	"server_hash" text NOT NULL,
	"counter" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "draw_seed_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "treasure_box_position" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"machine_id" text NOT NULL,
	"position" integer NOT NULL,
	"prize_id" text NOT NULL,
	"salt" text NOT NULL,
	"is_drawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "treasure_box_position_tenant_id_machine_id_position_pk" PRIMARY KEY("tenant_id","machine_id","position")
);
--> statement-breakpoint
CREATE TABLE "treasure_count" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"machine_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"since_top" integer NOT NULL,
	CONSTRAINT "treasure_count_tenant_id_fan_id_machine_id_pk" PRIMARY KEY("tenant_id","fan_id","machine_id"),
	CONSTRAINT "treasure_count_since_top" CHECK ("treasure_count"."since_top" >= 0)
);
--> statement-breakpoint
CREATE TABLE "treasure_draw" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"machine_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"request_id" text NOT NULL,
	"offer" text,
	"at" timestamp (3) with time zone NOT NULL,
	"transfer_id" text NOT NULL,
	"free" integer NOT NULL,
	"paid" integer NOT NULL,
	"tickets" integer NOT NULL,
	"points" integer NOT NULL,
	"since_before" integer NOT NULL,
	"since_after" integer NOT NULL,
	"seed_id" text,
	"counter" integer,
	"receipt" text,
	"signature" text,
	"public_key" text,
	"odds_version" integer,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "treasure_draw_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "treasure_machine" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"talent_id" text,
	"price_one" integer NOT NULL,
	"price_ten" integer,
	"discount_one" integer,
	"discount_ten" integer,
	"takes_tickets" boolean NOT NULL,
	"point_price" integer,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"maintenance_until" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"box_root" text,
	"box_size" integer,
	CONSTRAINT "treasure_machine_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "treasure_machine_prices" CHECK ("treasure_machine"."price_one" > 0 and "treasure_machine"."price_ten" > 0 and "treasure_machine"."discount_one" > 0 and "treasure_machine"."discount_ten" > 0 and "treasure_machine"."point_price" > 0),
	CONSTRAINT "treasure_machine_period" CHECK ("treasure_machine"."starts_at" < "treasure_machine"."ends_at"),
	CONSTRAINT "treasure_machine_box" CHECK ("treasure_machine"."published_at" is null or ("treasure_machine"."kind" = 'STOCK') = ("treasure_machine"."box_root" is not null and "treasure_machine"."box_size" is not null))
);
--> statement-breakpoint
CREATE TABLE "treasure_odds" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"machine_id" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"hash" text NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" text NOT NULL,
	"approved_by" text NOT NULL,
	CONSTRAINT "treasure_odds_tenant_id_machine_id_version_pk" PRIMARY KEY("tenant_id","machine_id","version"),
	CONSTRAINT "treasure_odds_two_people" CHECK ("treasure_odds"."proposed_by" <> "treasure_odds"."approved_by")
);
--> statement-breakpoint
CREATE TABLE "treasure_pick" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"draw_id" text NOT NULL,
	"slot" integer NOT NULL,
	"machine_id" text NOT NULL,
	"prize_id" text NOT NULL,
	"seed_id" text,
	"counter" integer,
	"odds_version" integer,
	"table_name" text,
	"box_position" integer,
	"is_new" boolean NOT NULL,
	CONSTRAINT "treasure_pick_tenant_id_draw_id_slot_pk" PRIMARY KEY("tenant_id","draw_id","slot")
);
--> statement-breakpoint
CREATE TABLE "treasure_prize" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"machine_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"rank" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"talent_id" text,
	"thing_id" text,
	"amount" integer,
	"is_featured" boolean NOT NULL,
	CONSTRAINT "treasure_prize_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "treasure_prize_kind" CHECK (("treasure_prize"."kind" in ('COLLECTABLE_CARD', 'NFT')) = ("treasure_prize"."thing_id" is not null) and ("treasure_prize"."kind" in ('COIN', 'TICKET')) = (coalesce("treasure_prize"."amount", 0) > 0))
);
--> statement-breakpoint
ALTER TABLE "community" ADD COLUMN "welcome_tickets" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "collectable_card" ADD CONSTRAINT "collectable_card_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_card" ADD CONSTRAINT "collected_card_card" FOREIGN KEY ("tenant_id","card_id") REFERENCES "public"."collectable_card"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_card" ADD CONSTRAINT "collected_card_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nft" ADD CONSTRAINT "nft_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nft_piece" ADD CONSTRAINT "nft_piece_nft" FOREIGN KEY ("tenant_id","nft_id") REFERENCES "public"."nft"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nft_piece" ADD CONSTRAINT "nft_piece_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_seed" ADD CONSTRAINT "draw_seed_machine" FOREIGN KEY ("tenant_id","machine_id") REFERENCES "public"."treasure_machine"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_seed" ADD CONSTRAINT "draw_seed_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasure_box_position" ADD CONSTRAINT "treasure_box_position_prize" FOREIGN KEY ("tenant_id","prize_id") REFERENCES "public"."treasure_prize"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasure_count" ADD CONSTRAINT "treasure_count_machine" FOREIGN KEY ("tenant_id","machine_id") REFERENCES "public"."treasure_machine"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasure_draw" ADD CONSTRAINT "treasure_draw_machine" FOREIGN KEY ("tenant_id","machine_id") REFERENCES "public"."treasure_machine"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasure_draw" ADD CONSTRAINT "treasure_draw_seed" FOREIGN KEY ("tenant_id","seed_id") REFERENCES "public"."draw_seed"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasure_machine" ADD CONSTRAINT "treasure_machine_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasure_odds" ADD CONSTRAINT "treasure_odds_machine" FOREIGN KEY ("tenant_id","machine_id") REFERENCES "public"."treasure_machine"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasure_pick" ADD CONSTRAINT "treasure_pick_draw" FOREIGN KEY ("tenant_id","draw_id") REFERENCES "public"."treasure_draw"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasure_pick" ADD CONSTRAINT "treasure_pick_prize" FOREIGN KEY ("tenant_id","prize_id") REFERENCES "public"."treasure_prize"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasure_prize" ADD CONSTRAINT "treasure_prize_machine_id" FOREIGN KEY ("tenant_id","machine_id") REFERENCES "public"."treasure_machine"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collectable_card_slug" ON "collectable_card" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "collected_card_reference" ON "collected_card" USING btree ("tenant_id","reference");--> statement-breakpoint
CREATE INDEX "collected_card_fan" ON "collected_card" USING btree ("tenant_id","fan_id","card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "nft_slug" ON "nft" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "nft_piece_reference" ON "nft_piece" USING btree ("tenant_id","reference");--> statement-breakpoint
CREATE INDEX "nft_piece_fan" ON "nft_piece" USING btree ("tenant_id","fan_id","nft_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_seed_current" ON "draw_seed" USING btree ("tenant_id","fan_id","machine_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "draw_seed_fan" ON "draw_seed" USING btree ("tenant_id","fan_id","machine_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "treasure_draw_request" ON "treasure_draw" USING btree ("tenant_id","fan_id","request_id");--> statement-breakpoint
CREATE INDEX "treasure_draw_fan" ON "treasure_draw" USING btree ("tenant_id","fan_id","machine_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "treasure_draw_transfer" ON "treasure_draw" USING btree ("tenant_id","transfer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "treasure_machine_slug" ON "treasure_machine" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "treasure_pick_counter" ON "treasure_pick" USING btree ("tenant_id","seed_id","counter") WHERE seed_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "treasure_pick_box" ON "treasure_pick" USING btree ("tenant_id","machine_id","box_position") WHERE box_position is not null;--> statement-breakpoint
CREATE INDEX "treasure_pick_drawn" ON "treasure_pick" USING btree ("tenant_id","machine_id","odds_version","table_name","prize_id");--> statement-breakpoint
CREATE INDEX "treasure_prize_machine" ON "treasure_prize" USING btree ("tenant_id","machine_id","position");