CREATE TABLE "buzz_game_day" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"community_id" text NOT NULL,
	"day" date NOT NULL,
	"seed" text NOT NULL,
	CONSTRAINT "buzz_game_day_tenant_id_community_id_day_pk" PRIMARY KEY("tenant_id","community_id","day")
);
--> statement-breakpoint
CREATE TABLE "buzz_game_play" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"community_id" text NOT NULL,
	"day" date NOT NULL,
	"fan_id" text NOT NULL,
	"id" text NOT NULL,
	"rules" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"score" integer,
	"best" integer,
	"chains" jsonb,
	"inputs" jsonb,
	CONSTRAINT "buzz_game_play_tenant_id_community_id_day_fan_id_pk" PRIMARY KEY("tenant_id","community_id","day","fan_id"),
	CONSTRAINT "buzz_game_play_ended" CHECK (num_nulls(ended_at, score, best, chains, inputs) in (0, 5) and (ended_at is null or ended_at <= ends_at))
);
--> statement-breakpoint
ALTER TABLE "buzz_game_day" ADD CONSTRAINT "buzz_game_day_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buzz_game_play" ADD CONSTRAINT "buzz_game_play_day" FOREIGN KEY ("tenant_id","community_id","day") REFERENCES "public"."buzz_game_day"("tenant_id","community_id","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buzz_game_play" ADD CONSTRAINT "buzz_game_play_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "buzz_game_play_id" ON "buzz_game_play" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "buzz_game_play_rank" ON "buzz_game_play" USING btree ("tenant_id","community_id","day","score" DESC NULLS LAST,"ended_at","id") WHERE ended_at is not null;