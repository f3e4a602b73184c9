ALTER TABLE media
  VALIDATE CONSTRAINT media_width_check,
  VALIDATE CONSTRAINT media_height_check;
