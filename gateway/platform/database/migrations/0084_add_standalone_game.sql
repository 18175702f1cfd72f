CREATE TABLE "standalone_game_save" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"community_id" text NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"based_on" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "standalone_game_save_tenant_id_fan_id_community_id_name_version_pk" PRIMARY KEY("tenant_id","fan_id","community_id","name","version"),
	CONSTRAINT "standalone_game_save_version" CHECK ("standalone_game_save"."version" > "standalone_game_save"."based_on"),
	CONSTRAINT "standalone_game_save_size" CHECK (octet_length("standalone_game_save"."text") <= 65536)
);
--> statement-breakpoint
ALTER TABLE "standalone_game_save" ADD CONSTRAINT "standalone_game_save_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standalone_game_save" ADD CONSTRAINT "standalone_game_save_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;