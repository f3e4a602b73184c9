import { limitLabels, limitNames, shortAmount } from '@vitrine/commerce/plans/limits.ts'
import type { Plan } from '@vitrine/contract/provider/plans.ts'
import type { Offer } from '@vitrine/contract/provider/site.ts'
import site from '../site.module.css'
import { IncludedList } from './included-list.tsx'
import { planLink, shownPrice } from './plan-price.ts'
import classes from './pricing-page.module.css'
import { questions } from './questions.ts'

export function PlansPage({ offer }: { offer: Offer }) {
  return (
    <div className={`${site.wrap} ${classes.pricing}`}>
      <h1>Pay for the size of your shop</h1>
      <p className={site.lead}>
        Every plan has every feature. They differ in how much of it you can use, and we take no
        share of your sales.
      </p>
      <Choices offer={offer} />
      <div className={classes.plans}>
        {offer.plans.map((plan) => (
          <PlanCard key={plan.planId} plan={plan} offer={offer} />
        ))}
      </div>
      <p className={classes.note}>
        Transaction fees: none of ours. Your payment provider charges its own for each payment.
        Taxes are added where the law demands them.
      </p>
      <h2 className={classes.part}>Compare the plans</h2>
      <Comparison plans={offer.plans} />
      <h2 className={classes.part}>What every plan has</h2>
      <IncludedList />
      <h2 className={classes.part}>Questions</h2>
      <div className={classes.questions}>
        {questions.map(([question, answer]) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  )
}

const periodNames = { month: 'Monthly', year: 'Yearly' } as const

function Choices({ offer: { currency, currencies, period } }: { offer: Offer }) {
  const link = (values: Record<string, string>) =>
    `/pricing?${new URLSearchParams({ period, currency, ...values })}`
  return (
    <div className={classes.choices}>
      <nav aria-label="Billing period">
        {(['month', 'year'] as const).map((each) => (
          <a
            key={each}
            href={link({ period: each })}
            aria-current={each === period ? 'true' : undefined}
          >
            {periodNames[each]}
          </a>
        ))}
      </nav>
      {currencies.length > 1 && (
        <nav aria-label="Currency">
          {currencies.map((each) => (
            <a
              key={each}
              href={link({ currency: each })}
              aria-current={each === currency ? 'true' : undefined}
            >
              {each}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

function PlanCard({ plan, offer }: { plan: Plan; offer: Offer }) {
  const { name, description, trialDays } = plan
  const price = shownPrice(plan, offer)
  return (
    <section className={classes.plan} aria-labelledby={plan.planId}>
      <h2 id={plan.planId}>{name}</h2>
      <p className={classes.description}>{description}</p>
      <p className={classes.price}>
        <strong>{price?.amount ?? 'Free'}</strong> {price?.per}
      </p>
      <p className={classes.total}>
        {price?.total ?? 'No card needed'}
        {price && trialDays > 0 ? `. ${trialDays} days free to try` : ''}
      </p>
      <a href={planLink(plan, offer)} className={site.button}>
        {price && trialDays > 0 ? `Try ${name}` : `Choose ${name}`}
      </a>
      <ul className={classes.checks}>
        {limitNames.slice(0, 6).map((limit) => (
          <li key={limit}>
            {limitLabels[limit]}: {amountOf(plan, limit)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Comparison({ plans }: { plans: readonly Plan[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard
    <section className={classes.comparison} tabIndex={0} aria-label="Limits of the plans">
      <table>
        <thead>
          <tr>
            <th scope="col">Limit</th>
            {plans.map(({ planId, name }) => (
              <th key={planId} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limitNames.map((limit) => (
            <tr key={limit}>
              <th scope="row">{limitLabels[limit]}</th>
              {plans.map((plan) => (
                <td key={plan.planId}>{amountOf(plan, limit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function amountOf({ limits }: Plan, limit: (typeof limitNames)[number]): string {
  const amount = limits[limit] ?? null
  if (amount === null) return 'unlimited'
  return amount === 0 ? 'none' : shortAmount(limit, amount)
}
