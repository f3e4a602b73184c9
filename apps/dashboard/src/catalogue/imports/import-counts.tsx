import { UnstyledButton } from '@mantine/core'
import type { ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import classes from './imports.module.css'
import { actionLabel, importActions } from './import-states.tsx'
import type { ItemsShown } from './use-import.ts'

interface ImportCountsProps {
  of: ProductImport
  shown: ItemsShown | undefined
  onShow: (shown: ItemsShown | null) => void
}

export function ImportCounts({ of, shown, onShow }: ImportCountsProps) {
  const { counts, state } = of
  const all: { show: ItemsShown; label: string }[] = [
    ...importActions.map((show) => ({ show, label: actionLabel(show, state) })),
    { show: 'noted', label: 'With notes' },
  ]
  if (counts.left > 0) all.push({ show: 'left', label: 'Unchanged' })
  return (
    <section className={classes['counts']} aria-label="What the file does">
      {all.map(({ show, label }) => (
        <UnstyledButton
          key={show}
          className={classes['count']}
          aria-pressed={shown === show}
          disabled={counts[show] === 0}
          onClick={() => onShow(shown === show ? null : show)}
        >
          <span className={classes['number']}>{counts[show].toLocaleString('en')}</span>
          <span className={classes['label']}>{label}</span>
        </UnstyledButton>
      ))}
    </section>
  )
}
