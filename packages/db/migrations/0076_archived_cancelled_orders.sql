-- A cancelled order can be archived, so that its status alone no longer says that it was cancelled.
DROP INDEX orders_customer_index;
CREATE INDEX orders_customer_index ON orders (store_id, lower(email), number)
  INCLUDE (total, cancelled_at);
