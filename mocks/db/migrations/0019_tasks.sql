CREATE TABLE "task_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tenant_id" text NOT NULL,
	"task_id" text NOT NULL,
	"body" text NOT NULL,
	"mention_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"tenant_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'todo' NOT NULL,
	"blocked_reason" text,
	"priority" text DEFAULT 'normal' NOT NULL,
	"start_on" date,
	"due_on" date,
	"due_time" text,
	"assignee_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"watcher_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"operation_id" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"estimate_minutes" integer,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recurrence" text,
	"recurrence_interval" integer DEFAULT 1 NOT NULL,
	"recurrence_until" date,
	"previous_task_id" text,
	"completed_on" date,
	"completed_by" text,
	"reminded_on" date,
	"search_text" text GENERATED ALWAYS AS (replace(replace(lower(translate(chr(10) || coalesce("title", '') || chr(10) || coalesce("description", ''), 'àâäáãåÀÂÄÁÃÅçÇéèêëÉÈÊËîïíìÎÏÍÌñÑôöóòõÔÖÓÒÕùûüúÙÛÜÚÿýŸÝŒÆ’  ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyyœæ''  ')), 'œ', 'oe'), 'æ', 'ae')) STORED,
	CONSTRAINT "tasks_dates" CHECK ("tasks"."start_on" <= "tasks"."due_on")
);
--> statement-breakpoint
ALTER TABLE "task_comments" ADD CONSTRAINT "task_comments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_comments" ADD CONSTRAINT "task_comments_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_comments_task" ON "task_comments" USING btree ("task_id","created_at");--> statement-breakpoint
CREATE INDEX "tasks_tenant" ON "tasks" USING btree ("tenant_id","deleted_at","status");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("tenant_id","due_on");--> statement-breakpoint
CREATE INDEX "tasks_operation" ON "tasks" USING btree ("operation_id");