import type { Database } from '@vitrine/db/database.ts'
import { planPrices } from '@vitrine/db/schema/plans.ts'
import type { Config } from '../../platform/config.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { askStripe } from '../../sales/providers/stripe/stripe-client.ts'
import { billingEvents, billingPath } from '../billing/stripe-endpoint.ts'
import { type Finding, fine, reasonOf, wrong } from './finding.ts'

/** The provider's account at Stripe, its webhook, and what is sold. */
export async function checkBilling(
  config: Config,
  db: Pick<Database, 'platform'>,
): Promise<Finding[]> {
  const { billing } = config
  const sold = await db.platform.$count(planPrices)
  if (!billing)
    return [
      sold > 0
        ? wrong('Plans have prices, but nobody can pay: "vitrine stripe-endpoint" connects Stripe.')
        : fine('No plans are sold'),
    ]
  const { secretKey } = billing
  const findings: Finding[] = [
    sold > 0
      ? fine(`${sold} prices of plans`)
      : wrong('No plan has a price: vitrine plans import <file>'),
  ]
  try {
    findings.push(...(await checkAccount(config, secretKey)))
  } catch (error) {
    findings.push(
      wrong(
        `Stripe cannot be used (${reasonOf(error)}): correct BILLING_STRIPE_SECRET_KEY, or let this machine reach ${config.stripeApiUrl}.`,
      ),
    )
  }
  return findings
}

async function checkAccount(config: Config, key: string): Promise<Finding[]> {
  return await askStripe(config.stripeApiUrl, key, async (stripe) => {
    const { charges_enabled } = await stripe.accounts.retrieveCurrent()
    const isTest = key.includes('_test_')
    return [
      charges_enabled
        ? fine(`Stripe accepts the key${isTest ? ' (test mode: no money moves)' : ''}`)
        : wrong('Stripe does not let this account take payments yet: finish its set-up there.'),
      checkEndpoint(config, (await stripe.webhookEndpoints.list({ limit: 100 })).data),
    ]
  })
}

interface Endpoint {
  url: string
  status: string
  enabled_events: string[]
}

function checkEndpoint(config: Config, endpoints: Endpoint[]): Finding {
  const url = mainOrigin(config) + billingPath
  const own = endpoints.find((each) => each.url === url && each.status === 'enabled')
  const renew = '"vitrine stripe-endpoint" makes one'
  if (!own)
    return wrong(`Stripe has no active webhook for ${url}, so payments are seen late: ${renew}.`)
  const absent = billingEvents.find(
    (event) => !own.enabled_events.includes(event) && !own.enabled_events.includes('*'),
  )
  return absent === undefined
    ? fine('Stripe sends its events here')
    : wrong(`The webhook at Stripe does not send ${absent}: add this event, or ${renew}.`)
}
