import { UnstyledButton } from '@mantine/core'
import { IconAdjustments, IconPlus, IconStack2 } from '@tabler/icons-react'
import classes from './sheets.module.css'
import type { Sheet } from './use-panels.ts'

const sheets: readonly { sheet: Sheet; label: string; Icon: typeof IconPlus }[] = [
  { sheet: 'add', label: 'Add', Icon: IconPlus },
  { sheet: 'layers', label: 'Layers', Icon: IconStack2 },
  { sheet: 'settings', label: 'Settings', Icon: IconAdjustments },
]

interface SheetBarProps {
  sheet: Sheet | null
  onToggle: (sheet: Sheet) => void
}

export function SheetBar({ sheet: open, onToggle }: SheetBarProps) {
  return (
    <nav className={classes['bar']} aria-label="Panels">
      {sheets.map(({ sheet, label, Icon }) => (
        <UnstyledButton
          key={sheet}
          className={classes['button']}
          aria-expanded={open === sheet}
          onClick={() => onToggle(sheet)}
        >
          <Icon size={20} stroke={1.6} aria-hidden />
          {label}
        </UnstyledButton>
      ))}
    </nav>
  )
}
