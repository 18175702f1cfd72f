CREATE TABLE "gift_letter" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"item_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"text" text NOT NULL,
	"revision" integer NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answer_text" text,
	"answer_picture" jsonb,
	CONSTRAINT "gift_letter_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "gift_letter_answer" CHECK (("gift_letter"."answered_at" is null) = (num_nonnulls("gift_letter"."answer_text", "gift_letter"."answer_picture") = 0))
);
--> statement-breakpoint
ALTER TABLE "gift_letter" ADD CONSTRAINT "gift_letter_session" FOREIGN KEY ("tenant_id","session_id") REFERENCES "public"."checkout_session"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_letter" ADD CONSTRAINT "gift_letter_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_letter_gift" ON "gift_letter" USING btree ("tenant_id","session_id","item_id");--> statement-breakpoint
CREATE INDEX "gift_letter_fan" ON "gift_letter" USING btree ("tenant_id","fan_id","item_id","written_at");--> statement-breakpoint
CREATE INDEX "gift_letter_waiting" ON "gift_letter" USING btree ("tenant_id","written_at") WHERE answered_at is null;