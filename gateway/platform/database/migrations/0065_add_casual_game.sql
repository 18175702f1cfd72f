CREATE TABLE "casual_game_play" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"community_id" text NOT NULL,
	"name" text NOT NULL,
	"fan_id" text NOT NULL,
	"id" text NOT NULL,
	"request_id" text NOT NULL,
	"seed" text NOT NULL,
	"rules" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"score" integer,
	"is_best" boolean,
	"inputs" jsonb,
	CONSTRAINT "casual_game_play_tenant_id_fan_id_request_id_pk" PRIMARY KEY("tenant_id","fan_id","request_id"),
	CONSTRAINT "casual_game_play_ended" CHECK (num_nulls(ended_at, score, is_best, inputs) in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "stamina" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"community_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"stored" integer NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stamina_tenant_id_community_id_fan_id_pk" PRIMARY KEY("tenant_id","community_id","fan_id"),
	CONSTRAINT "stamina_stored" CHECK ("stamina"."stored" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stamina_recovery" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"community_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"request_id" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"coins" integer NOT NULL,
	"transfer_id" text NOT NULL,
	CONSTRAINT "stamina_recovery_tenant_id_fan_id_request_id_pk" PRIMARY KEY("tenant_id","fan_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "casual_game_play" ADD CONSTRAINT "casual_game_play_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casual_game_play" ADD CONSTRAINT "casual_game_play_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stamina" ADD CONSTRAINT "stamina_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stamina" ADD CONSTRAINT "stamina_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stamina_recovery" ADD CONSTRAINT "stamina_recovery_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stamina_recovery" ADD CONSTRAINT "stamina_recovery_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "casual_game_play_id" ON "casual_game_play" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "casual_game_play_day" ON "casual_game_play" USING btree ("tenant_id","community_id","name","day") WHERE ended_at is not null;