import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { inPlatform } from './in-platform.ts'
import { inStore } from './in-store.ts'
import { newId } from './new-id.ts'
import { prepareDatabase } from './prepare-database.ts'
import { defaultRoles, rolesOf } from './roles.ts'
import { createSharedReads } from './shared-reads.ts'
import { products } from './schema/products.ts'
import { aStore } from './testing/a-store.ts'
import { onServer, withDatabase } from './testing/server.ts'
import { openTestDatabase } from './testing/test-database.ts'

const database = openTestDatabase()
const server = inject('databaseUrl')

const keys = { SECRET: 'what signs the cookies of a test', ENCRYPTION_KEY: 'what seals its keys' }
const asUsual = { roles: defaultRoles, keys, replacedKeys: [], isStrict: false }

async function anInstallation(rights = 'CREATEROLE') {
  const prefix = `t${newId().replaceAll('-', '')}`
  const owner = `${prefix}_owner`
  const roles = rolesOf(prefix)
  await onServer(server, `CREATE ROLE ${owner} LOGIN ${rights}`)
  await onServer(server, `CREATE DATABASE ${prefix} OWNER ${owner}`)
  onTestFinished(async () => {
    await onServer(server, `DROP DATABASE ${prefix} WITH (FORCE)`)
    for (const role of [roles.login, roles.app, roles.platform, owner])
      await onServer(server, `DROP ROLE IF EXISTS ${role}`)
  })
  const url = withDatabase(server, prefix).replace('postgres@', `${owner}@`)
  return { ...asUsual, url, roles }
}

test.each([
  ['RESET ROLE', 'SELECT password FROM accounts'],
  [`SELECT set_config('role', 'none', true)`, 'SELECT password FROM accounts'],
  ['SELECT 1', 'SET ROLE postgres'],
  ['SELECT 1', 'SET SESSION AUTHORIZATION postgres'],
  ['RESET SESSION AUTHORIZATION', 'SELECT password FROM accounts'],
  ['RESET ROLE', 'SELECT * FROM products'],
  ['RESET ROLE', `SELECT pg_read_file('/etc/passwd')`],
  ['SELECT 1', `COPY (SELECT 1) TO PROGRAM 'true'`],
  ['SELECT 1', `COPY (SELECT 1) TO '/tmp/vitrine-wall'`],
  ['RESET ROLE', 'ALTER ROLE vitrine_login SUPERUSER'],
  ['RESET ROLE', 'SELECT secret_fingerprint FROM installation'],
  ['RESET ROLE', 'DROP TABLE products'],
])("a store's transaction that says %s; %s is refused", async (first, second) => {
  const store = await aStore(database)
  const attack = inStore(database, store.id, async (tx) => {
    await tx.execute(sql.raw(first))
    await tx.execute(sql.raw(second))
  })
  await expect(attack).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/permission denied|must be owner/) },
  })
})

test('a login without a role, as a pooler may give it, reaches nothing', async () => {
  const client = await database.pool.connect()
  onTestFinished(() => client.release(true))
  await client.query('RESET ROLE; RESET statement_timeout')

  for (const table of ['stores', 'accounts', 'products'])
    await expect(client.query(`SELECT FROM ${table}`)).rejects.toThrow('permission denied')
  const { rows } = await client.query('SHOW statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '3s' }])
})

test('two installations share a server, each with roles of its own', async () => {
  const shops = await Promise.all(
    [await anInstallation(), await anInstallation()].map(async (installation) => {
      const { appUrl, warning } = await prepareDatabase({ ...installation, isStrict: true })
      expect(warning).toBeUndefined()
      expect(appUrl).toContain(installation.roles.login)
      const database = openDatabase(appUrl, { roles: installation.roles })
      onTestFinished(() => database.close())
      const store = await aStore(database)
      const sencha = { storeId: store.id, id: newId(), name: 'Sencha', slug: 'sencha', price: 1290 }
      await inStore(database, store.id, (tx) => tx.insert(products).values(sencha))
      const read = createSharedReads(database, store.id)
      expect(await read((tx) => tx.select().from(products))).toMatchObject([{ id: sencha.id }])
      expect(await inStore(database, newId(), (tx) => tx.$count(products))).toBe(0)
      return { database, installation }
    }),
  )

  const [ours, theirs] = shops
  const crossed = inPlatform(ours!.database, (tx) =>
    tx.execute(sql.raw(`SET ROLE ${theirs!.installation.roles.platform}`)),
  )
  await expect(crossed).rejects.toMatchObject({
    cause: { message: expect.stringContaining('permission denied') },
  })
  // Even the owner: row policies are forced on it, too.
  expect((await onServer(ours!.installation.url, 'SELECT * FROM products')).rows).toEqual([])
})

test('an owner who may make roles may read the rows of shops for backups', async () => {
  const { url, roles, ...rest } = await anInstallation()
  await prepareDatabase({ ...rest, url, roles, isStrict: true })
  const read = `SET ROLE ${roles.app}; SELECT count(*) FROM products`
  await expect(onServer(url, read)).resolves.toBeDefined()
})

test('an owner who may not make roles does with those of the administrator', async () => {
  const { roles, ...installation } = await anInstallation('NOCREATEROLE')
  for (const role of [roles.app, roles.platform]) await onServer(server, `CREATE ROLE ${role}`)

  const withoutLogin = prepareDatabase({ ...installation, roles, isStrict: true })
  await expect(withoutLogin).rejects.toThrow(/no login of its own \(permission denied to create/)

  await onServer(
    server,
    `CREATE ROLE ${roles.login} LOGIN NOINHERIT;
     GRANT ${roles.app}, ${roles.platform} TO ${roles.login}`,
  )
  const appUrl = installation.url.replace(/\w+@/, `${roles.login}@`)
  const prepared = await prepareDatabase({ ...installation, roles, appUrl, isStrict: true })
  expect(prepared).toEqual({ appUrl })
})

test.each([
  ['SUPERUSER', 'is a superuser'],
  ['CREATEROLE', 'may create roles'],
  ['BYPASSRLS', 'passes by row policies'],
  ['INHERIT', 'has the rights of its roles without stepping into them'],
])('a login with %s is refused in production, and warned of elsewhere', async (right, reason) => {
  const { roles, ...installation } = await anInstallation()
  await prepareDatabase({ ...installation, roles })
  const strong = `${roles.app}_strong`
  await onServer(
    server,
    `CREATE ROLE ${strong} LOGIN NOINHERIT ${right.replace('INHERIT', '')};
     ALTER ROLE ${strong} ${right}; GRANT ${roles.app}, ${roles.platform} TO ${strong}`,
  )
  onTestFinished(async () => {
    await onServer(server, `DROP ROLE ${strong}`)
  })
  const appUrl = installation.url.replace(/\w+@/, `${strong}@`)

  const strict = prepareDatabase({ ...installation, roles, appUrl, isStrict: true })
  await expect(strict).rejects.toThrow(reason)
  const { warning } = await prepareDatabase({ ...installation, roles, appUrl })
  expect(warning).toContain(reason)
})

test.each(['SECRET', 'ENCRYPTION_KEY'] as const)(
  'another %s than that of the database is refused, until it is changed on purpose',
  async (name) => {
    const start = await anInstallation()
    const other = { ...start, keys: { ...keys, [name]: 'a key that another process made' } }
    await prepareDatabase(start)
    await prepareDatabase(start)

    await expect(prepareDatabase(other)).rejects.toThrow(
      new RegExp(`^${name} is not the one .*DATA_DIR.*REPLACED_KEYS=${name} `),
    )

    await prepareDatabase({ ...other, replacedKeys: [name] })
    await prepareDatabase(other)
    await expect(prepareDatabase(start)).rejects.toThrow(`${name} is not the one`)
    const { rows } = await onServer(start.url, 'SELECT * FROM installation')
    expect(JSON.stringify(rows)).not.toContain('a key that')
  },
)
