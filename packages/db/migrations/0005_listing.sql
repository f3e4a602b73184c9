-- The orders in which shoppers see a store's products; latest and bestsellers have theirs already.
CREATE INDEX products_featured_first_index
  ON products (store_id, status, featured DESC, sold_count DESC, id DESC);
CREATE INDEX products_paid_index
  ON products (store_id, status, (coalesce(discount_price, price)), id);
CREATE INDEX products_name_index ON products (store_id, status, lower(name), id);
