-- IANA, for example Europe/Berlin; null follows the country.
ALTER TABLE stores ADD COLUMN time_zone text CHECK (length(time_zone) BETWEEN 1 AND 64);
