import '@vitrine/sections/theme/theme-fonts.css'
import { Text, UnstyledButton } from '@mantine/core'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import { shopTheme } from '@vitrine/sections/theme/shop-theme.ts'
import { themePresets } from '@vitrine/sections/theme/theme-presets.ts'
import classes from './preset-cards.module.css'

interface PresetCardsProps {
  theme: Theme
  onPick: (theme: Theme) => void
}

export function PresetCards({ theme, onPick }: PresetCardsProps) {
  return (
    <div className={classes['presets']}>
      {themePresets.map((preset) => (
        <UnstyledButton
          key={preset.name}
          className={classes['preset']}
          aria-pressed={isSame(preset.theme, theme)}
          onClick={() => onPick(preset.theme)}
        >
          <MiniShop theme={preset.theme} />
          <Text fw={600} size="sm" mt={8}>
            {preset.name}
          </Text>
          <Text size="xs" c="var(--ink-soft)">
            {preset.description}
          </Text>
        </UnstyledButton>
      ))}
    </div>
  )
}

function MiniShop({ theme }: { theme: Theme }) {
  return (
    <span className={classes['mini']} style={shopTheme(theme)} aria-hidden>
      <span className={classes['miniImage']} />
      <span className={classes['miniText']}>
        <span className={classes['miniHeading']}>New in</span>
        <span className={classes['miniWords']}>Packed by hand</span>
        <span className={classes['miniButton']}>Shop</span>
      </span>
    </span>
  )
}

function isSame(one: Theme, other: Theme): boolean {
  return (Object.keys(one) as (keyof Theme)[]).every((field) => one[field] === other[field])
}
