import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PerDevice } from '../../kit/per-device.ts'
import { SectionBox, type BoxProps } from '../section-box.tsx'
import { useInline } from '../../kit/section-mode.ts'
import type { StoreQuery } from '../../kit/store-queries.ts'
import { deviceVars, type StyleVars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import styles from './store-list.module.css'

interface StoreListProps<Entry> {
  id: string
  props: BoxProps & { title: string; titleSize: PerDevice<string> }
  /** Hidden heading for lists without a title. */
  name: string
  className?: string | undefined
  vars: StyleVars
  query: StoreQuery<Entry[]>
  errorPrefix: string
  /** Shown if there are no entries. */
  empty: string
  children: (entries: Entry[] | undefined) => ReactNode
}

export function StoreList<Entry>(list: StoreListProps<Entry>) {
  const { id, props, name, className, vars, query, errorPrefix, empty, children } = list
  const { data, error, refetch } = useQuery(query)
  return (
    <SectionBox id={id} box={props} className={className} vars={vars}>
      <div className={styles.inner}>
        <Title {...props} name={name} />
        {error ? (
          <Failure message={`${errorPrefix}${error.message}`} onRetry={() => void refetch()} />
        ) : data?.length === 0 ? (
          <p className={styles.note}>{empty}</p>
        ) : (
          children(data)
        )}
      </div>
    </SectionBox>
  )
}

interface TitleProps {
  title: string
  titleSize: PerDevice<string>
  name: string
}

function Title({ title, titleSize, name }: TitleProps) {
  const inline = useInline()
  // Entries have third-level headings, so a second level is required above them.
  if (!title) return <h2 className="visually-hidden">{name}</h2>
  return (
    <h2
      className={styles.title}
      style={deviceVars('size', titleSize, cssSize)}
      {...inline('title')}
    >
      {title}
    </h2>
  )
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.note}>
      <p>{message}</p>
      <button type="button" className="button button-secondary" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
