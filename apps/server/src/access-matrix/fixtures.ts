import { accountFixtures } from './fixtures/account.ts'
import { catalogueFixtures } from './fixtures/catalogue.ts'
import { correspondenceFixtures } from './fixtures/correspondence.ts'
import { draftFixtures } from './fixtures/drafts.ts'
import { developerFixtures } from './fixtures/developers.ts'
import { orderFixtures } from './fixtures/orders.ts'
import { pageFixtures } from './fixtures/pages.ts'
import { providerFixtures } from './fixtures/provider.ts'
import { sellingFixtures } from './fixtures/selling.ts'
import { teamFixtures } from './fixtures/team.ts'
import type { Fixture, Fixtures } from './fixtures/fixture.ts'

/** Valid input of each call; a call without a fixture fails the test. */
export const fixtures: Fixtures = {
  ...accountFixtures,
  ...pageFixtures,
  ...catalogueFixtures,
  ...orderFixtures,
  ...draftFixtures,
  ...sellingFixtures,
  ...correspondenceFixtures,
  ...developerFixtures,
  ...teamFixtures,
  ...providerFixtures,
}

export function fixturesOf(name: string): Fixture[] {
  const found = fixtures[name] ?? []
  return Array.isArray(found) ? found : [found]
}
