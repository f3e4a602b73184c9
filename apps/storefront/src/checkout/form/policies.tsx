import { Fragment } from 'react'
import styles from './notes.module.css'
import { TickBox } from './field.tsx'
import type { CheckoutConfig } from './checkout-config.ts'
import { useCheckoutForm } from './form-context.ts'

export function Terms() {
  const { policies, termsRequired } = useCheckoutForm().config.form
  if (!termsRequired) return null
  return (
    <TickBox name="terms">
      I agree to the{' '}
      {policies
        .filter(({ isAgreedTo }) => isAgreedTo)
        .map(({ label, href }, index) => (
          <Fragment key={index}>
            {index > 0 && ', '}
            <PolicyLink label={label} href={href} />
          </Fragment>
        ))}
    </TickBox>
  )
}

export function Trust() {
  const { trust } = useCheckoutForm().config.form.texts
  return trust && <p className={styles.trust}>{trust}</p>
}

export function PolicyLinks({ policies }: Pick<CheckoutConfig['form'], 'policies'>) {
  if (!policies.length) return null
  return (
    <p className={styles.policies}>
      {policies.map(({ label, href }, index) => (
        <PolicyLink key={index} label={label} href={href} />
      ))}
    </p>
  )
}

/** Opens a new tab, so that nothing typed is lost. */
function PolicyLink({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  )
}
