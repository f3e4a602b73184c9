import { inject, expect, test } from 'vitest'
import { withClient } from '../with-client.ts'
import { findUndistributable } from './find-undistributable.ts'

const find = async (change = '') =>
  await withClient(inject('databaseUrl'), async (client) => {
    await client.query('BEGIN')
    if (change) await client.query(change)
    const found = await findUndistributable(client)
    await client.query('ROLLBACK')
    return found
  })

test('the schema that the migrations make can be distributed by the store', async () => {
  expect(await find()).toEqual([])
})

const notes = `CREATE TABLE notes (store_id uuid REFERENCES stores (id), id uuid, parent_id uuid,
  PRIMARY KEY (store_id, id));`

test.each([
  [
    `${notes} CREATE POLICY own_store ON notes USING (store_id = (SELECT current_store()))`,
    'The policy own_store of notes has a sub-select: write store_id = current_store().',
  ],
  [
    `${notes} CREATE UNIQUE INDEX one ON notes (id)`,
    'The unique index one of notes lacks store_id.',
  ],
  [
    `${notes} ALTER TABLE notes ADD by text CONSTRAINT by_user REFERENCES users (id)`,
    'The key by_user of notes leads to users, which is no table of stores.',
  ],
  [
    `${notes} ALTER TABLE notes ADD CONSTRAINT own FOREIGN KEY (store_id, parent_id)
      REFERENCES notes (store_id, id) ON DELETE SET NULL (parent_id)`,
    'The key own of notes sets columns to null or a default: let a trigger do it.',
  ],
  [
    `ALTER TABLE domains ADD mail uuid,
      ADD CONSTRAINT of_mail FOREIGN KEY (store_id, mail) REFERENCES outbox (store_id, id)`,
    'The key of_mail of domains leads from the platform to outbox, of stores.',
  ],
  [
    `CREATE FUNCTION limited(store uuid) RETURNS bigint LANGUAGE plpgsql AS
       'BEGIN RETURN (SELECT count(*) FROM store_limits WHERE store_id = store); END';
     CREATE FUNCTION limit_notes() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN PERFORM limited(NEW.store_id); RETURN NEW; END';
     CREATE TRIGGER limits AFTER INSERT ON menus FOR EACH ROW EXECUTE FUNCTION limit_notes()`,
    'The trigger limits of menus reaches store_limits, of the platform.',
  ],
  [
    `CREATE FUNCTION sum_notes() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN UPDATE orders SET note = 1 FROM written w WHERE orders.id = w.id; RETURN NULL; END';
     CREATE TRIGGER sums AFTER INSERT ON menus REFERENCING NEW TABLE AS written
       EXECUTE FUNCTION sum_notes()`,
    'The trigger sums of menus reads a transition table beside a table: BEGIN UPDATE orders SET note = 1 FROM written w WHERE orders.id = w.id',
  ],
  [
    `CREATE FUNCTION orders_of(store uuid) RETURNS bigint LANGUAGE sql AS
       'SELECT count(*) FROM orders WHERE store_id = store'`,
    'The function orders_of reads tables of stores in SQL: write it in PL/pgSQL.',
  ],
  [
    `CREATE FUNCTION lines_of(store uuid) RETURNS bigint LANGUAGE plpgsql AS 'BEGIN RETURN (
       SELECT count(*) FROM orders o WHERE o.store_id = store AND EXISTS (
         SELECT FROM order_lines l WHERE l.store_id = o.store_id)); END'`,
    'The function lines_of has l.store_id = o.store_id: compare each with the store’s id.',
  ],
  [
    `CREATE FUNCTION sell(store uuid) RETURNS void LANGUAGE plpgsql AS 'BEGIN
       INSERT INTO sales_changes (store_id) SELECT store_id FROM orders WHERE store_id = store;
     END'`,
    'The function sell fills sales_changes, whose ids are counted, from a SELECT: use VALUES.',
  ],
])('found: %s', async (change, sentence) => {
  expect(await find(change)).toEqual([sentence])
})
