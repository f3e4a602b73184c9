import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PerDevice } from '../../kit/per-device.ts'
import { SectionBox, type BoxProps } from '../section-box.tsx'
import type { StoreQuery } from '../../kit/store-queries.ts'
import type { StyleVars } from '../../kit/style-vars.ts'
import { Failure } from './failure.tsx'
import { ListTitle } from './list-title.tsx'
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
        <ListTitle {...props} name={name} />
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
