import {
  findInstalledPostgres,
  type InstalledPostgres,
  startInstalledPostgres,
} from '@vitrine/db/testing/installed-postgres.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { afterAll, beforeAll, describe, test } from 'vitest'

interface Administrator {
  /** Of its database; known once the tests run. */
  url: () => string
  run: (...statements: string[]) => Promise<void>
}

/** Declares tests for each PostgreSQL that is installed, on a server of their own. */
export function onInstalledPostgres(title: string, tests: (as: Administrator) => void): void {
  const installed = findInstalledPostgres()

  test.skipIf(installed.length > 0)('no PostgreSQL is installed: the embedded one alone is tried')

  describe.each(installed)(title, (bin) => {
    let postgres: InstalledPostgres | undefined
    beforeAll(async () => {
      postgres = await startInstalledPostgres(bin)
    })
    afterAll(() => postgres?.stop())

    tests({
      url: () => postgres!.url,
      run: async (...statements) => {
        for (const statement of statements) await onServer(postgres!.url, statement)
      },
    })
  })
}
