import type { Database } from '@vitrine/db/database.ts'
import { operators } from '@vitrine/db/schema/console.ts'
import { and, isNotNull, isNull } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import { type Finding, fine, wrong } from './finding.ts'

/** Who runs this installation, and who can sign in to its console. */
export async function checkPeople(
  { provider }: Pick<Config, 'provider'>,
  db: Pick<Database, 'platform'>,
): Promise<Finding[]> {
  const isActive = and(isNull(operators.disabledAt), isNotNull(operators.passwordHash))
  const active = await db.platform.$count(operators, isActive)
  return [
    active > 0
      ? fine(`${active} ${active === 1 ? 'operator' : 'operators'} of the console`)
      : wrong(
          'No operator can sign in to the console: vitrine create-operator you@example.com "Your Name"',
        ),
    provider.legal.company
      ? fine(`The provider is ${provider.legal.company}`)
      : wrong(
          'PROVIDER_FILE names no company, which the law of most countries wants in the policies: add "legal".',
        ),
  ]
}
