-- Customers are who ordered under one address: their orders are counted and added up from the index
-- alone, and found in it one by one.
CREATE INDEX orders_customer_index ON orders (store_id, lower(email), number)
  INCLUDE (total, status);
