import { Affix, Paper, Title } from '@mantine/core'
import { type ReactNode, useEffect, useId } from 'react'
import { useBuilder } from '../context/builder-context.ts'

interface QuestionAsideProps {
  title: string
  children: ReactNode
}

/** Asks without taking the focus, so that keys meant for a text never answer it. */
export function QuestionAside({ title, children }: QuestionAsideProps) {
  const { commands } = useBuilder()
  const id = useId()
  useEffect(() => commands.announce(`${title}.`), [commands, title])
  return (
    <Affix position={{ bottom: 16, left: 16 }} zIndex={250}>
      <Paper
        component="dialog"
        open
        aria-labelledby={id}
        withBorder
        p="lg"
        m={0}
        pos="static"
        maw="none"
        w="min(440px, calc(100vw - 32px))"
        radius="md"
        shadow="xl"
      >
        <Title order={2} id={id} fz="lg" fw={650} mb="xs">
          {title}
        </Title>
        {children}
      </Paper>
    </Affix>
  )
}
