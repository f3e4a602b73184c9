import { useStore } from '@vitrine/sections/kit/store-context.ts'
import type { ComponentProps, ReactNode } from 'react'
import styles from './form/checkout.module.css'
import { CustomFields } from './form/custom-fields.tsx'
import { Delivery } from './form/delivery.tsx'
import { ErrorSummary } from './form/error-summary.tsx'
import { useCheckoutForm } from './form/form-context.ts'
import type { Obstacles } from './payment/obstacles.ts'
import { type Notice, Place } from './payment/place.tsx'
import { NotPaid, TestMode } from './payment/payment-notes.tsx'
import { Payment } from './payment/payment.tsx'
import { PolicyLinks } from './form/policies.tsx'
import { ShippingRates } from './summary/shipping-rates.tsx'
import { Summary } from './summary/summary.tsx'

interface FormPartsProps extends Pick<
  ComponentProps<typeof Summary>,
  'lines' | 'quote' | 'lineActions'
> {
  paymentMethod: string | undefined
  onChooseRate: (shippingRateId: string) => void
  onChoosePayment: (paymentMethod: string) => void
  discountCode: ReactNode
  notice?: Notice | undefined
  isBack?: boolean
  messages?: ReactNode
  obstacles: Obstacles
  canPlace: boolean
  isPlacing: boolean
  /** Without JavaScript: the button that reprices the form. */
  update?: ReactNode
}

/** Shared by the browser's checkout and the server's form without JavaScript. */
export function FormParts(props: FormPartsProps) {
  const { lines, quote, discountCode, paymentMethod, obstacles } = props
  const { name } = useStore()
  const { config, values } = useCheckoutForm()
  return (
    <>
      <div className={styles.fields}>
        {config.form.logo && <img className={styles.logo} src={config.form.logo} alt={name} />}
        <h1>{config.form.texts.heading}</h1>
        {config.testMode && <TestMode />}
        {props.isBack && <NotPaid />}
        {props.messages ?? <ErrorSummary />}
        <Delivery />
        <CustomFields />
        {props.update}
        <ShippingRates quote={quote.data} country={values.country} onChoose={props.onChooseRate} />
        <Payment
          quote={quote.data}
          requested={paymentMethod}
          expected={config.paymentMethods.length}
          onChoose={props.onChoosePayment}
        />
      </div>
      <Summary isFolding lines={lines} quote={quote} lineActions={props.lineActions}>
        {discountCode}
      </Summary>
      <Place
        {...obstacles}
        notice={props.notice}
        total={quote.data?.total}
        canPlace={props.canPlace}
        isPlacing={props.isPlacing}
      />
      <div className={styles.policies}>
        <PolicyLinks {...config.form} />
      </div>
    </>
  )
}
