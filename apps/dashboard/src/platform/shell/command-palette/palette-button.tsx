import { Kbd, UnstyledButton } from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import classes from './palette-button.module.css'

const isMac = () => navigator.userAgent.includes('Mac')

export function PaletteButton() {
  return (
    <UnstyledButton className={classes.button} onClick={spotlight.open}>
      <IconSearch size={18} aria-hidden />
      <span className={classes.text}>Search</span>
      <Kbd size="xs" className={classes.keys} aria-hidden>
        {isMac() ? '⌘ K' : 'Ctrl K'}
      </Kbd>
    </UnstyledButton>
  )
}
