import { useStore } from '@vitrine/sections/kit/store-context.ts'
import styles from '@vitrine/sections/parts/product-view/product.module.css'

export function ProductSkeleton() {
  const { name } = useStore()
  return (
    <div className={styles.product}>
      <title>{name}</title>
      <div className={`skeleton ${styles.image}`} />
      <div className={styles.info}>
        <output className="visually-hidden">Loading</output>
        {['75%', '30%', '60%', '100%', '100%'].map((width, index) => (
          <div key={index} className={`skeleton ${styles.line}`} style={{ width }} />
        ))}
      </div>
    </div>
  )
}
