CREATE TABLE "offer_template_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"template_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "offer_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"system_key" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("name", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"default_validity_days" integer NOT NULL,
	"default_conditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"header" text DEFAULT 'logo' NOT NULL,
	"footer" text DEFAULT 'legal' NOT NULL,
	CONSTRAINT "offer_templates_validity" CHECK ("offer_templates"."default_validity_days" between 1 and 90),
	CONSTRAINT "offer_templates_default_live" CHECK (not "offer_templates"."is_default" or "offer_templates"."archived_at" is null)
);
--> statement-breakpoint
CREATE TABLE "payment_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"system_key" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("name", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED,
	"regime" text NOT NULL,
	"steps" jsonb NOT NULL,
	"payment_term_days" integer NOT NULL,
	"penalty_kind" text NOT NULL,
	"penalty_rate_bps" integer,
	CONSTRAINT "payment_templates_term" CHECK ("payment_templates"."payment_term_days" between 0 and 60),
	CONSTRAINT "payment_templates_default_live" CHECK (not "payment_templates"."is_default" or "payment_templates"."archived_at" is null)
);
--> statement-breakpoint
ALTER TABLE "offer_template_versions" ADD CONSTRAINT "offer_template_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_template_versions" ADD CONSTRAINT "offer_template_versions_template_id_offer_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."offer_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_templates" ADD CONSTRAINT "payment_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_template_versions_once" ON "offer_template_versions" USING btree ("template_id","version");--> statement-breakpoint
CREATE INDEX "offer_templates_tenant" ON "offer_templates" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_templates_name" ON "offer_templates" USING btree ("tenant_id",lower("name")) WHERE "offer_templates"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_templates_default" ON "offer_templates" USING btree ("tenant_id","kind") WHERE "offer_templates"."is_default" and "offer_templates"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_templates_system" ON "offer_templates" USING btree ("tenant_id","system_key");--> statement-breakpoint
CREATE INDEX "payment_templates_tenant" ON "payment_templates" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_templates_name" ON "payment_templates" USING btree ("tenant_id",lower("name")) WHERE "payment_templates"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_templates_default" ON "payment_templates" USING btree ("tenant_id","regime") WHERE "payment_templates"."is_default" and "payment_templates"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_templates_system" ON "payment_templates" USING btree ("tenant_id","system_key");--> statement-breakpoint
-- What every company has from the beginning, for those that are there already.
INSERT INTO "payment_templates" ("id", "created_at", "updated_at", "tenant_id", "system_key", "name", "is_default", "regime", "steps", "payment_term_days", "penalty_kind", "penalty_rate_bps")
SELECT '01' || substr(md5(t."id" || 'payment' || v."key"), 1, 24), t."created_at", t."created_at", t."id", v."key", v."name", v."is_default", v."regime", v."steps"::jsonb, v."payment_term_days", v."penalty_kind", v."penalty_rate_bps"::integer
FROM "tenants" t CROSS JOIN (VALUES
	('asis', 'Comptant à l’acte', true, 'asis', '[{"label":"Prix (acte)","event":"deed","base":"total","cumulativeBps":10000}]', 0, 'none', null),
	('vir', 'VIR – R262-10', true, 'vir', '[{"label":"Prix de l’existant (acte)","event":"deed","base":"existing","cumulativeBps":10000},{"label":"Travaux 50 % (moitié)","event":"half_works","base":"works","cumulativeBps":5000},{"label":"Travaux 45 % (achèvement)","event":"completion","base":"works","cumulativeBps":9500},{"label":"Travaux 5 % (livraison)","event":"delivery","base":"works","cumulativeBps":10000}]', 15, 'legal_plus', 200),
	('vefa', 'VEFA – R261-14', true, 'vefa', '[{"label":"Fondations achevées (35 %)","event":"foundations","base":"total","cumulativeBps":3500},{"label":"Mise hors d’eau (35 %)","event":"watertight","base":"total","cumulativeBps":7000},{"label":"Achèvement de l’immeuble (25 %)","event":"completion","base":"total","cumulativeBps":9500},{"label":"Livraison (5 %)","event":"delivery","base":"total","cumulativeBps":10000}]', 15, 'monthly', 100),
	('tab', 'Terrain à bâtir – comptant', true, 'tab', '[{"label":"Prix (acte)","event":"deed","base":"total","cumulativeBps":10000}]', 0, 'none', null)
) AS v("key", "name", "is_default", "regime", "steps", "payment_term_days", "penalty_kind", "penalty_rate_bps");--> statement-breakpoint
-- What every company has from the beginning, for those that are there already.
INSERT INTO "offer_templates" ("id", "created_at", "updated_at", "tenant_id", "system_key", "name", "is_default", "kind", "subject", "body", "default_validity_days", "default_conditions")
SELECT '01' || substr(md5(t."id" || 'offer' || v."key"), 1, 24), t."created_at", t."created_at", t."id", v."key", v."name", v."is_default", v."kind", v."subject", v."body", v."default_validity_days", v."default_conditions"::jsonb
FROM "tenants" t CROSS JOIN (VALUES
	('simple', 'Offre d’achat simple', true, 'letter', 'Offre d’achat – {{operation.name}}', '<p>{{buyer.company}}, SIREN {{buyer.siren}}, représentée par {{buyer.representative}},</p><p>à {{seller.fullName}}</p><h2>Offre d’achat</h2><p>Madame, Monsieur,</p><p>Nous vous offrons d’acquérir le bien situé {{operation.address}}, cadastré {{operation.parcels}}, au prix de <strong>{{offer.price}}</strong> ({{offer.priceInWords}}), net vendeur.</p><p>Cette offre est faite sans condition suspensive de prêt. Elle est valable jusqu’au <strong>{{offer.validUntil}}</strong> : passé cette date, elle sera caduque de plein droit.</p><p>En cas d’acceptation, l’avant-contrat serait signé au plus tard le {{offer.promiseBy}}, avec le versement d’un dépôt de {{offer.deposit}}, et l’acte authentique au plus tard le {{offer.deedBy}}.</p><p>Pour accepter, il vous suffit de nous retourner un exemplaire daté et signé, précédé de la mention « Bon pour accord ».</p><p>Fait le {{today}}.</p><p>{{buyer.company}}<br />{{buyer.representative}}</p>', 10, '[]'),
	('conditional', 'Offre sous conditions (prêt, permis purgé)', false, 'letter', 'Offre d’achat sous conditions – {{operation.name}}', '<p>{{buyer.company}}, SIREN {{buyer.siren}}, représentée par {{buyer.representative}},</p><p>à {{seller.fullName}}</p><h2>Offre d’achat sous conditions suspensives</h2><p>Madame, Monsieur,</p><p>Nous vous offrons d’acquérir le bien situé {{operation.address}}, cadastré {{operation.parcels}}, au prix de <strong>{{offer.price}}</strong> ({{offer.priceInWords}}), net vendeur.</p><h3>Conditions suspensives</h3><p>Cette offre est faite sous les conditions suivantes : {{offer.conditions}}.</p><h3>Calendrier</h3><ul><li>Offre valable jusqu’au <strong>{{offer.validUntil}}</strong></li><li>Avant-contrat au plus tard le {{offer.promiseBy}}, avec un dépôt de {{offer.deposit}}</li><li>Acte authentique au plus tard le {{offer.deedBy}}</li></ul><p>Pour accepter, il vous suffit de nous retourner un exemplaire daté et signé, précédé de la mention « Bon pour accord ».</p><p>Fait le {{today}}.</p><p>{{buyer.company}}<br />{{buyer.representative}}</p>', 15, '[{"type":"loan","deadlineDays":60,"detail":""},{"type":"permit_purged","deadlineDays":150,"detail":""},{"type":"preemption","deadlineDays":60,"detail":""}]'),
	('intent', 'Lettre d’intention', true, 'loi', 'Lettre d’intention – {{operation.name}}', '<p>{{buyer.company}}, SIREN {{buyer.siren}}, représentée par {{buyer.representative}},</p><p>à {{seller.fullName}}</p><h2>Lettre d’intention</h2><p>Madame, Monsieur,</p><p>Nous vous confirmons notre intérêt pour le bien situé {{operation.address}}, cadastré {{operation.parcels}}, que nous envisageons d’acquérir au prix de <strong>{{offer.price}}</strong> ({{offer.priceInWords}}).</p><p>Cette lettre ne vaut pas offre au sens de l’article 1114 du code civil : elle n’engage aucune des parties tant qu’un avant-contrat n’est pas signé.</p><p>Nous souhaitons, jusqu’au <strong>{{offer.validUntil}}</strong>, conduire nos vérifications techniques, juridiques et d’urbanisme, puis vous remettre une offre ferme sous les conditions suivantes : {{offer.conditions}}.</p><p>Fait le {{today}}.</p><p>{{buyer.company}}<br />{{buyer.representative}}</p>', 30, '[{"type":"soil","deadlineDays":45,"detail":""},{"type":"permit_purged","deadlineDays":150,"detail":""}]')
) AS v("key", "name", "is_default", "kind", "subject", "body", "default_validity_days", "default_conditions");
