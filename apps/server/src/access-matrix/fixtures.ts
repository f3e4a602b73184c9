import { accountFixtures } from './fixtures/account.ts'
import { catalogueFixtures } from './fixtures/catalogue.ts'
import { correspondenceFixtures } from './fixtures/correspondence.ts'
import { draftFixtures } from './fixtures/drafts.ts'
import { developerFixtures } from './fixtures/developers.ts'
import { orderFixtures } from './fixtures/orders.ts'
import { pageFixtures } from './fixtures/pages.ts'
import { sellingFixtures } from './fixtures/selling.ts'
import type { Fixture, Fixtures } from './fixtures/fixture.ts'

/** How to make a valid input of each call. Whatever the contract has and this has not, fails. */
export const fixtures: Fixtures = {
  ...accountFixtures,
  ...pageFixtures,
  ...catalogueFixtures,
  ...orderFixtures,
  ...draftFixtures,
  ...sellingFixtures,
  ...correspondenceFixtures,
  ...developerFixtures,
}

export function fixturesOf(name: string): Fixture[] {
  const found = fixtures[name] ?? []
  return Array.isArray(found) ? found : [found]
}
