ALTER TABLE shootline.sign_in_attempt RENAME TO rate_count;
--> statement-breakpoint
ALTER TABLE shootline.rate_count RENAME COLUMN failures TO count;
