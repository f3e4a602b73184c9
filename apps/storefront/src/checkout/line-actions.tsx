import { maxQuantity } from '@vitrine/commerce/cart/cart.ts'
import { wrongQuantity, writeLine } from '@vitrine/commerce/cart/line-list.ts'
import styles from './form/fields.module.css'
import summaryStyles from './summary/summary.module.css'
import type { PlainLine } from './plain/plain-context.ts'

interface LineActionsProps {
  name: string
  line: PlainLine
}

export function LineActions({ name, line }: LineActionsProps) {
  const text = writeLine(line)
  const isWrong = line.typed !== undefined
  const error = `wrong-${text}`
  return (
    <div className={summaryStyles.lineActions}>
      <input type="hidden" name="line" value={text} />
      <label>
        <span className={styles.unseen}>Quantity of {name}</span>
        <input
          type="number"
          name="quantity"
          inputMode="numeric"
          min={1}
          max={maxQuantity}
          defaultValue={line.typed ?? line.quantity}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? error : undefined}
        />
      </label>
      <button type="submit" name="do" value="update">
        Update<span className={styles.unseen}> the quantity of {name}</span>
      </button>
      <button type="submit" name="do" value={`drop ${text}`}>
        Remove<span className={styles.unseen}> {name}</span>
      </button>
      {isWrong && (
        <p id={error} className={styles.error}>
          {wrongQuantity()}
        </p>
      )}
    </div>
  )
}
