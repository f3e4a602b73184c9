-- A person can be erased from what is otherwise only added to.
GRANT UPDATE (email) ON discount_uses TO vitrine_app;
GRANT UPDATE (data) ON order_events TO vitrine_app;
