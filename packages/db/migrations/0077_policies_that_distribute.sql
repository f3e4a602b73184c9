-- outside transactions
-- Citus refuses policies with sub-selects, so they call current_store() itself: it is stable, and a
-- query that names its store has it evaluated once, as a condition of the whole plan. One table at a
-- time: an order waits for none of them while another is waited for.
ALTER POLICY own_store ON abandoned_checkout_settings USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON abandoned_checkouts USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON activity USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON api_keys USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON articles USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON categories USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON checkout_settings USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON checkouts USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON contact_messages USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON discount_uses USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON discounts USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON draft_orders USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON erased_people USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON global_contents USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON idempotency_keys USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON invoice_sellers USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON mail_copies USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON mail_keys USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON mail_link_keys USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON mail_senders USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON media USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON menus USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON missing_addresses USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON newsletter_subscribers USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON newsletter_tokens USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON order_counters USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON order_events USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON order_fulfilments USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON order_lines USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON order_payments USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON order_refunds USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON order_views USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON orders USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON outbox USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON page_revisions USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON pages USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON payment_connections USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON payment_events USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON payment_settings USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON policies USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON policy_versions USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON price_history USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON product_categories USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON product_import_items USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON product_imports USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON product_words USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON products USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON redirects USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON reminder_refusals USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON retention_settings USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON sales_changes USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON sales_days USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON sales_months USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON sales_names USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON saved_sections USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON search_misses USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON shipping_settings USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON sitemap_builds USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON slug_redirects USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON stock_movements USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON stock_reservations USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON store_exports USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON stores USING (id = current_store()) WITH CHECK (id = current_store());
ALTER POLICY own_store ON tax_settings USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON template_uses USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON variations USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON visit_days USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON visitors USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON webhook_deliveries USING (store_id = current_store()) WITH CHECK (store_id = current_store());
ALTER POLICY own_store ON webhooks USING (store_id = current_store()) WITH CHECK (store_id = current_store());
-- Tables of versions in between.
DO $$
DECLARE
  p record;
BEGIN
  FOR p IN
    SELECT polname, c.relname FROM pg_policy JOIN pg_class c ON c.oid = polrelid
    WHERE c.relnamespace = 'public'::regnamespace
      AND pg_get_expr(polqual, polrelid) LIKE '%SELECT current_store()%'
  LOOP
    EXECUTE format('ALTER POLICY %I ON %I USING (store_id = current_store())
      WITH CHECK (store_id = current_store())', p.polname, p.relname);
  END LOOP;
END
$$;
