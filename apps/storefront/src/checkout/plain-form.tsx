import type { CartLine } from '@vitrine/commerce/cart/cart.ts'
import { writeShown } from './plain/shown-quote.ts'
import styles from './form/checkout.module.css'
import type { CheckoutConfig } from './form/checkout-config.ts'
import { DiscountCode } from './summary/discount-code.tsx'
import { ErrorSummary } from './form/error-summary.tsx'
import { fieldsOf } from './form/fields.ts'
import { FormContext } from './form/form-context.ts'
import { FormParts } from './form-parts.tsx'
import { obstaclesOf } from './payment/obstacles.ts'
import { NoticeBox } from './payment/place.tsx'
import type { PlainCheckout } from './plain/plain-context.ts'
import { LineActions } from './line-actions.tsx'
import { linesOf } from './summary/visit.ts'

interface PlainFormProps {
  config: CheckoutConfig
  plain: PlainCheckout
}

const nothing = () => {}

/** A form that works without JavaScript. */
export function PlainForm({ config: served, plain }: PlainFormProps) {
  // Abandoned checkouts are only stored by the browser's code.
  const { addressFormat = served.addressFormat } = plain
  const config = { ...served, addressFormat, reminder: null }
  const { quote, values, errors, code, spentCode } = plain
  const lines = quote ? linesOf({ quote }) : plain.lines.map(unpriced)
  const obstacles = obstaclesOf(config, lines, quote)
  const fields = fieldsOf(config)
  const lineActions = (line: CartLine) => (
    <LineActions name={line.name} line={typedIn(plain, line)} />
  )
  return (
    <FormContext value={{ config, fields, values, errors, onChange: nothing }}>
      <form className={styles.checkout} noValidate method="post" action="/checkout">
        <FormParts
          lines={lines}
          quote={{ data: quote, error: null, isPlaceholderData: false, refetch: neverAgain }}
          lineActions={lineActions}
          paymentMethod={plain.paymentMethod}
          onChooseRate={nothing}
          onChoosePayment={nothing}
          messages={<Messages plain={plain} />}
          update={<Update />}
          discountCode={
            <DiscountCode
              isPlain
              code={code ?? spentCode}
              problem={spentCode ? 'used_by_customer' : (quote?.discountProblem ?? null)}
              quote={quote}
              isBusy={false}
              onChange={nothing}
            />
          }
          obstacles={obstacles}
          canPlace={obstacles.isOrderable}
          isPlacing={false}
        />
        <input type="hidden" name="key" value={plain.key} />
        {quote && <input type="hidden" name="quoteHash" value={quote.quoteHash} />}
        {quote && <input type="hidden" name="shown" value={writeShown(quote)} />}
      </form>
    </FormContext>
  )
}

async function neverAgain() {}

/** Shows errors first and focuses them. */
function Messages({ plain: { notice, errors } }: Pick<PlainFormProps, 'plain'>) {
  if (!notice && !Object.keys(errors).length) return null
  return (
    // A live region announces nothing on a new page, so it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div className={styles.toldAtTop} tabIndex={-1} autoFocus>
      {notice && <NoticeBox {...notice} />}
      <ErrorSummary />
    </div>
  )
}

/** The first button is also what Enter presses, so it must be harmless. */
function Update() {
  return (
    <button type="submit" name="do" value="update" className="button button-secondary">
      Update shipping and total
    </button>
  )
}

function typedIn({ lines }: PlainCheckout, { productId, variationId, quantity }: CartLine) {
  const line = { productId, variationId, quantity }
  const typed = lines.find(
    (each) => each.productId === productId && each.variationId === variationId,
  )
  return { ...line, typed: typed?.typed }
}

function unpriced({ productId, variationId, quantity }: PlainCheckout['lines'][number]): CartLine {
  const line = { productId, variationId, quantity }
  return { ...line, name: 'A product', price: 0, productImage: null, selectedAttributes: {} }
}
