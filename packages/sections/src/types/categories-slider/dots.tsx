import type { HTMLAttributes } from 'react'
import styles from './categories-slider.module.css'
import type { useRow } from './use-row.ts'

interface DotsProps {
  row: ReturnType<typeof useRow>
  holders: HTMLAttributes<HTMLElement>
}

export function Dots({ row, holders }: DotsProps) {
  return (
    <div className={styles.dots} {...holders}>
      {Array.from({ length: row.places }, (_, place) => (
        <button
          key={place}
          type="button"
          className={styles.dot}
          aria-label={`Category ${place + 1}`}
          aria-current={place === row.index}
          onClick={() => row.goTo(place)}
        />
      ))}
    </div>
  )
}
