CREATE TABLE "room_member" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"user_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_member_tenant_id_user_id_channel_id_pk" PRIMARY KEY("tenant_id","user_id","channel_id")
);
--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "nft_id" text;--> statement-breakpoint
ALTER TABLE "room_member" ADD CONSTRAINT "room_member_channel" FOREIGN KEY ("tenant_id","channel_id") REFERENCES "public"."channel"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel" ADD CONSTRAINT "channel_nft" FOREIGN KEY ("tenant_id","nft_id") REFERENCES "public"."nft"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel" ADD CONSTRAINT "channel_nft_private" CHECK ("channel"."nft_id" is null or "channel"."visibility" = 'PRIVATE');