-- The id of the folder in which the installation keeps its images, if not in a bucket.
ALTER TABLE installation ADD COLUMN media_folder uuid;
