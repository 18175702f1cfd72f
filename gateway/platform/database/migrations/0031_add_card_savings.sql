CREATE TABLE "card_saving" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"fan_id" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"provider_id" text,
	"step" jsonb,
	"instrument_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"next_look_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "card_saving_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "card_saving_settled" CHECK (("card_saving"."settled_at" is not null) = ("card_saving"."state" in ('SAVED', 'FAILED'))),
	CONSTRAINT "card_saving_failure" CHECK (("card_saving"."failure" is not null) = ("card_saving"."state" = 'FAILED')),
	CONSTRAINT "card_saving_card" CHECK (("card_saving"."instrument_id" is not null) = ("card_saving"."state" = 'SAVED'))
);
--> statement-breakpoint
ALTER TABLE "payment_instrument" ADD COLUMN "detached_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "card_saving" ADD CONSTRAINT "card_saving_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_saving_provider" ON "card_saving" USING btree ("tenant_id","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_saving_open" ON "card_saving" USING btree ("tenant_id","fan_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "card_saving_fan" ON "card_saving" USING btree ("tenant_id","fan_id","created_at");--> statement-breakpoint
CREATE INDEX "card_saving_next_look" ON "card_saving" USING btree ("tenant_id","next_look_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "payment_instrument_undetached" ON "payment_instrument" USING btree ("tenant_id") WHERE deleted_at is not null and detached_at is null;