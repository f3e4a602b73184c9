import { useStore } from '@vitrine/sections/kit/store-context.ts'
import styles from './spinner.module.css'

export function Spinner() {
  const { name } = useStore()
  return (
    <div className={styles.screen}>
      <title>{name}</title>
      <span className={styles.ring} />
      <output className="visually-hidden">Loading</output>
    </div>
  )
}
