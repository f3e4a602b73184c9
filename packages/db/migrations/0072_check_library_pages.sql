ALTER TABLE pages VALIDATE CONSTRAINT pages_template_for_check;
