import { Text, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { DomainRecord, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import type { ReactNode } from 'react'
import { CopyValue } from './copy-value.tsx'
import { describeObserved, type Observed } from './describe-observed.ts'
import classes from './dns-records.module.css'

/** The records to write, each beside what the last check saw. */
export function DnsRecords({
  host,
}: {
  host: Pick<StoreHost, 'domain' | 'records' | 'checkedAt'>
}) {
  const { domain, records, checkedAt } = host
  return (
    <ul className={classes['records']} aria-label={`DNS records of ${domain}`}>
      {records.map((record) => (
        <li key={`${record.type} ${record.name} ${record.expected}`} className={classes['record']}>
          <Type record={record} />
          <Field label="Name">
            <CopyValue value={record.host} label={`Copy the name ${record.host}`} />
            {record.host !== record.name && (
              <Text size="xs" c="var(--ink-soft)">
                {record.name}
              </Text>
            )}
          </Field>
          <Field label="Value">
            <CopyValue value={record.expected} label={`Copy the value ${record.expected}`} />
          </Field>
          <Field label="Found">
            <Found {...describeObserved(record, checkedAt !== null)} />
          </Field>
        </li>
      ))}
    </ul>
  )
}

function Type({ record: { type, optional } }: { record: DomainRecord }) {
  const note = type === 'ALIAS' ? 'Instead of A, where offered' : 'Optional'
  return (
    <Field label="Type">
      <Text size="sm" fw={600}>
        {type}
      </Text>
      {optional && (
        <Text size="xs" c="var(--ink-soft)">
          {note}
        </Text>
      )}
    </Field>
  )
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes['field']}>
      <Text size="xs" c="var(--ink-soft)">
        {label}
      </Text>
      {children}
    </div>
  )
}

const marks = {
  right: (
    <>
      <IconCheck size={16} color="var(--mantine-color-pine-6)" aria-hidden />
      <VisuallyHidden>Right: </VisuallyHidden>
    </>
  ),
  wrong: (
    <>
      <IconX size={16} color="var(--mantine-color-red-7)" aria-hidden />
      <VisuallyHidden>Wrong: </VisuallyHidden>
    </>
  ),
  none: null,
}

function Found({ mark, text }: Observed) {
  return (
    <div className={classes['found']}>
      {marks[mark]}
      <Text size="sm" lineClamp={5} title={text} {...(mark === 'none' && { c: 'var(--ink-soft)' })}>
        {text}
      </Text>
    </div>
  )
}
