-- Videos, recordings and captions are media too, without a width or a height.
ALTER TABLE media
  DROP CONSTRAINT media_width_check,
  DROP CONSTRAINT media_height_check,
  ADD CONSTRAINT media_width_check CHECK (width >= 0) NOT VALID,
  ADD CONSTRAINT media_height_check CHECK (height >= 0) NOT VALID;
