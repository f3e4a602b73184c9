import { Text, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { DomainRecord } from '@vitrine/contract/shop/store-domains.ts'
import type { ReactNode } from 'react'
import { CopyValue } from './copy-value.tsx'
import { describeObserved, type Observed } from './describe-observed.ts'
import classes from './dns-records.module.css'

interface DnsRecordsProps {
  /** Accessible name of the list. */
  label: string
  records: readonly DomainRecord[]
  /** Whether a check has looked for them. */
  isChecked: boolean
}

/** The records to write, each beside what the last check saw. */
export function DnsRecords({ label, records, isChecked }: DnsRecordsProps) {
  return (
    <ul className={classes['records']} aria-label={label}>
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
            <Found {...describeObserved(record, isChecked)} />
          </Field>
        </li>
      ))}
    </ul>
  )
}

function Type({ record }: { record: DomainRecord }) {
  const note = noteOf(record)
  return (
    <Field label="Type">
      <Text size="sm" fw={600}>
        {record.type}
      </Text>
      {note && (
        <Text size="xs" c="var(--ink-soft)">
          {note}
        </Text>
      )}
    </Field>
  )
}

const mailNotes: Partial<Record<DomainRecord['purpose'], string>> = {
  dkim: 'DKIM',
  dmarc: 'DMARC, recommended',
  spf: 'SPF, recommended',
}

function noteOf({ type, purpose, optional }: DomainRecord): string | undefined {
  if (!optional) return mailNotes[purpose]
  return mailNotes[purpose] ?? (type === 'ALIAS' ? 'Instead of A, where offered' : 'Optional')
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
