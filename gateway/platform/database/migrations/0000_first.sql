CREATE TABLE "channel" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"topic" jsonb NOT NULL,
	"emblem" jsonb NOT NULL,
	"talent_id" text,
	"visibility" text NOT NULL,
	"posting" text NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "channel_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "channel_read" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"user_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"last_read_seq" integer NOT NULL,
	CONSTRAINT "channel_read_tenant_id_user_id_channel_id_pk" PRIMARY KEY("tenant_id","user_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"channel_id" text NOT NULL,
	"seq" integer NOT NULL,
	"id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"images" jsonb NOT NULL,
	"idempotency_key" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_tenant_id_channel_id_seq_pk" PRIMARY KEY("tenant_id","channel_id","seq")
);
--> statement-breakpoint
CREATE TABLE "community" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"tagline" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"palette" text NOT NULL,
	"hero" jsonb NOT NULL,
	"share_image" jsonb NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "community_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "happening" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"talent_id" text,
	"channel_id" text,
	CONSTRAINT "happening_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"role" text NOT NULL,
	"oshi_id" text,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "membership_tenant_id_community_id_user_id_pk" PRIMARY KEY("tenant_id","community_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "talent" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"reading" jsonb NOT NULL,
	"palette" text NOT NULL,
	"catchphrase" jsonb NOT NULL,
	"profile" jsonb NOT NULL,
	"fan_name" jsonb NOT NULL,
	"portrait" jsonb NOT NULL,
	"bust" jsonb NOT NULL,
	"emblem" jsonb NOT NULL,
	CONSTRAINT "talent_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "document_session" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_session_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_account" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"user_id" text NOT NULL,
	"email" text,
	"phone_number" text,
	"password_hash" text,
	"standing" text NOT NULL,
	"tokens_valid_after" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	CONSTRAINT "identity_account_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "identity_password_reset" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_password_reset_tenant_id_code_hash_pk" PRIMARY KEY("tenant_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_sign_in" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"handle_hash" "bytea" NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"previous_secret_hash" "bytea",
	"sealed_secret" "bytea",
	"generation" integer NOT NULL,
	"seen_generation" integer NOT NULL,
	"provider" text NOT NULL,
	"authenticated_at" timestamp (3) with time zone NOT NULL,
	"refreshed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_sign_in_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "identity_throttle" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"key" "bytea" NOT NULL,
	"attempts" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_throttle_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "identity_used_token" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_used_token_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "inbox_message" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_message_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "denied_word" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"word" text NOT NULL,
	"scope" text NOT NULL,
	CONSTRAINT "denied_word_tenant_id_word_pk" PRIMARY KEY("tenant_id","word")
);
--> statement-breakpoint
CREATE TABLE "message_report" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"message_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_report_tenant_id_message_id_reporter_id_pk" PRIMARY KEY("tenant_id","message_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "sign_up" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"cookie_hash" "bytea" NOT NULL,
	"step" text NOT NULL,
	"contact_kind" text NOT NULL,
	"contact" text NOT NULL,
	"birth_date" date NOT NULL,
	"guardian_consent_at" timestamp (3) with time zone,
	"terms_version" text NOT NULL,
	"privacy_version" text NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone NOT NULL,
	"user_id" text,
	"referral_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_up_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"purpose" text NOT NULL,
	"bound_to" text NOT NULL,
	"contact_hash" "bytea" NOT NULL,
	"contact" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"requester_hash" "bytea" NOT NULL,
	"tries_left" integer NOT NULL,
	"is_consumed" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verification_code_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "drawn_avatar" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"image" jsonb NOT NULL,
	CONSTRAINT "drawn_avatar_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"name" jsonb NOT NULL,
	"support_email" text NOT NULL,
	"default_community_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"privacy_policy" jsonb NOT NULL,
	CONSTRAINT "tenant_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"user_id" text NOT NULL,
	"referrer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"owner_id" text NOT NULL,
	"image" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upload_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"display_name" text NOT NULL,
	"avatar" jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"birth_date" date,
	"guardian_consent_at" timestamp (3) with time zone,
	"terms_version" text,
	"privacy_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"phone_number" text,
	"has_profile" boolean DEFAULT false NOT NULL,
	"referral_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "app_user_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "channel" ADD CONSTRAINT "channel_tenant_id_community_id_community_tenant_id_id_fk" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_read" ADD CONSTRAINT "channel_read_tenant_id_channel_id_channel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","channel_id") REFERENCES "public"."channel"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_tenant_id_channel_id_channel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","channel_id") REFERENCES "public"."channel"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_tenant_id_community_id_community_tenant_id_id_fk" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_tenant_id_user_id_app_user_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent" ADD CONSTRAINT "talent_tenant_id_community_id_community_tenant_id_id_fk" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_slug" ON "channel" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "message_id" ON "message" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_idempotency" ON "message" USING btree ("tenant_id","author_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "message_author" ON "message" USING btree ("tenant_id","author_id","channel_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "community_slug" ON "community" USING btree ("tenant_id","slug");--> statement-breakpoint
CREATE INDEX "happening_community" ON "happening" USING btree ("tenant_id","community_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_id" ON "membership" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "membership_user" ON "membership" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "talent_community" ON "talent" USING btree ("tenant_id","community_id","position");--> statement-breakpoint
CREATE INDEX "document_session_user" ON "document_session" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_account_email" ON "identity_account" USING btree ("tenant_id","email") WHERE email is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_account_phone" ON "identity_account" USING btree ("tenant_id","phone_number") WHERE phone_number is not null;--> statement-breakpoint
CREATE INDEX "identity_password_reset_user" ON "identity_password_reset" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "identity_password_reset_expiry" ON "identity_password_reset" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_sign_in_handle" ON "identity_sign_in" USING btree ("tenant_id","handle_hash");--> statement-breakpoint
CREATE INDEX "identity_sign_in_user" ON "identity_sign_in" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "identity_sign_in_refreshed" ON "identity_sign_in" USING btree ("tenant_id","refreshed_at");--> statement-breakpoint
CREATE INDEX "identity_throttle_end" ON "identity_throttle" USING btree ("tenant_id","ends_at");--> statement-breakpoint
CREATE INDEX "identity_used_token_expiry" ON "identity_used_token" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "inbox_message_recipient" ON "inbox_message" USING btree ("tenant_id","recipient","sent_at");--> statement-breakpoint
CREATE INDEX "message_report_reporter" ON "message_report" USING btree ("tenant_id","reporter_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_cookie" ON "sign_up" USING btree ("tenant_id","cookie_hash");--> statement-breakpoint
CREATE INDEX "sign_up_expiry" ON "sign_up" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "verification_code_bound" ON "verification_code" USING btree ("tenant_id","bound_to","purpose","sent_at");--> statement-breakpoint
CREATE INDEX "verification_code_requester" ON "verification_code" USING btree ("tenant_id","requester_hash","sent_at");--> statement-breakpoint
CREATE INDEX "verification_code_sent" ON "verification_code" USING btree ("tenant_id","sent_at");--> statement-breakpoint
CREATE INDEX "verification_code_contact" ON "verification_code" USING btree ("tenant_id","contact_hash","requester_hash","sent_at");--> statement-breakpoint
CREATE INDEX "referral_referrer" ON "referral" USING btree ("tenant_id","referrer_id");--> statement-breakpoint
CREATE INDEX "upload_owner" ON "upload" USING btree ("tenant_id","owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_phone" ON "app_user" USING btree ("tenant_id","phone_number") WHERE phone_number is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_referral_code" ON "app_user" USING btree ("tenant_id","referral_code");