import { Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  icon: Icon
  title: string
  children: ReactNode
  action?: ReactNode
  isNotFound?: boolean
}

export function EmptyState(props: EmptyStateProps) {
  const { icon: Glyph, title, children, action, isNotFound = false } = props
  return (
    <Stack align="center" gap="sm" py={48} px="md" ta="center">
      {isNotFound ? (
        <ThemeIcon size={56} radius="xl" variant="light" aria-hidden>
          <Glyph size={28} stroke={1.5} />
        </ThemeIcon>
      ) : (
        <div className={classes['rows']} aria-hidden>
          <Row />
          <Row icon={Glyph} />
          <Row />
        </div>
      )}
      <Title order={2} fz="1.2rem">
        {title}
      </Title>
      <Text c="var(--ink-soft)" maw={420} style={{ textWrap: 'balance' }}>
        {children}
      </Text>
      {action}
    </Stack>
  )
}

function Row({ icon: Glyph }: { icon?: Icon }) {
  return (
    <div className={`${classes['row']} ${Glyph ? classes['front'] : ''}`}>
      {Glyph ? (
        <ThemeIcon size={36} radius="xl" variant="light">
          <Glyph size={20} stroke={1.5} />
        </ThemeIcon>
      ) : (
        <span className={classes['disc']} />
      )}
      <span className={classes['text']}>
        <span />
        <span />
      </span>
      <span className={classes['badge']} />
    </div>
  )
}
